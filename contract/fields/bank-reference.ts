import * as z from 'zod/mini';

/** Under which name the bank knows a payment. */
export const bankReference = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z0-9-]{6,40}$/, 'bank-reference-invalid'));
