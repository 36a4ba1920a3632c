import * as z from 'zod/mini';
import { challengeId, oneTimeCode } from './one-time-code.ts';

/** How a signed-in person proves once more who they are: their password, or the code that was sent to them. */
export const proofOfSelf = z.object({
  password: z.optional(
    z.string().check(z.minLength(1, 'password-missing'), z.maxLength(200, 'wrong-password')),
  ),
  challengeId: z.optional(challengeId),
  code: z.optional(oneTimeCode),
});

/** Refusals of an operation that asks for a proof: nothing was shown, it was wrong, or only a new sign-in can show it. */
export const PROOF_REFUSALS = {
  'confirmation-needed': 403,
  'sign-in-again': 403,
  'wrong-password': 403,
  'invalid-verification-code': 400,
  'otp-session-expired': 410,
  'too-many-requests': 429,
} as const;
