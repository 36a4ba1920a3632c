import * as z from 'zod/mini';

/** What a captcha may be solved for: a solution for one purpose opens no other door. */
export const CAPTCHA_PURPOSES = ['sign-up', 'sign-in-code', 'reset', 'booking'] as const;
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number];

/** The solved challenge as `solveChallenge` of altcha-lib leaves it: base64 of `{ challenge, solution }` as JSON. */
export const captcha = z
  .string()
  .check(z.minLength(1, 'captcha-check-failed'), z.maxLength(4_000, 'captcha-check-failed'));
