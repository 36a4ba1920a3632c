import * as z from 'zod/mini';

/** The number on a paper that somebody was given for his cash. */
export const receipt = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9/-]{3,30}$/, 'receipt-invalid'));
