import * as z from 'zod/mini';

/** The six digits of an OTP. Spaces and Devanagari digits of a keyboard are for the form to tidy. */
export const oneTimeCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'missing-verification-code'),
    z.regex(/^\d{6}$/, 'invalid-verification-code'),
  );

/** Names the request for a code that is being answered; worth nothing in another browser. */
export const challengeId = z.string().check(z.uuid('otp-session-expired'));
