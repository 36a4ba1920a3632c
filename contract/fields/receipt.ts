import * as z from 'zod/mini';

/** The number on a receipt that a person was given for their cash. */
export const receipt = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9/-]{3,30}$/, 'receipt-invalid'));
