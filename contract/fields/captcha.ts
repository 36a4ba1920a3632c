import * as z from 'zod/mini';

/** Purposes of a captcha: a solution for one is refused for any other. */
export const CAPTCHA_PURPOSES = ['sign-up', 'sign-in-code', 'reset', 'booking'] as const;
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number];

/** The solved challenge as `solveChallenge` of altcha-lib leaves it: base64 of `{ challenge, solution }` as JSON. */
export const captcha = z
  .string()
  .check(z.minLength(1, 'captcha-check-failed'), z.maxLength(4_000, 'captcha-check-failed'));
