import * as z from 'zod/mini';
import { password } from '../fields/password.ts';
import { operation } from '../operation.ts';

export const resetPassword = operation({
  name: 'resetPassword',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/reset/password',
  summary:
    'Set a new password with the token of a link or of a verified code; every session ends, and passkeys are removed.',
  input: z.object({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'otp-session-expired')),
    password,
  }),
  output: z.object({ reset: z.literal(true) }),
  refusals: {
    'weak-password': 400,
    'leaked-password': 400,
    'otp-session-expired': 410,
    'too-many-requests': 429,
  },
});
