import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const undoContactChange = operation({
  name: 'undoContactChange',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/contact-undo',
  summary:
    'Put back the e-mail and mobile from before a change, by the link in the mail about it. Everybody is signed out, and the password no longer opens.',
  input: z.object({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'otp-session-expired')),
  }),
  output: z.object({ undone: z.literal(true) }),
  refusals: {
    'otp-session-expired': 410,
    'email-already-in-use': 409,
    'mobile-already-in-use': 409,
  },
});
