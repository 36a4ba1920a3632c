import * as z from 'zod/mini';
import { challengeId, oneTimeCode } from '../fields/one-time-code.ts';
import { operation } from '../operation.ts';

export const verifyResetCode = operation({
  name: 'verifyResetCode',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/reset/verification',
  summary:
    'Exchange the right code for the token that sets a new password, once, within ten minutes.',
  input: z.object({ challengeId, code: oneTimeCode }),
  output: z.object({ resetToken: z.string() }),
  refusals: { 'invalid-verification-code': 400, 'otp-session-expired': 410 },
});
