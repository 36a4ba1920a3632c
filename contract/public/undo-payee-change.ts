import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const undoPayeeChange = operation({
  name: 'undoPayeeChange',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/payee-undo',
  summary:
    'Take back a change of where a Karigar is paid, by the link in the message about it: the Karigar is paid where they were before, and is signed out everywhere.',
  input: z.object({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'otp-session-expired')),
  }),
  output: z.object({ undone: z.literal(true) }),
  refusals: { 'otp-session-expired': 410 },
});
