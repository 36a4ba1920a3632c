import * as z from 'zod/mini';

/** At least three characters after trimming; control characters never belong in a name. */
export const fullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'full-name-too-short'),
    z.maxLength(80, 'full-name-too-long'),
    z.regex(/^\P{Cc}*$/u, 'full-name-invalid'),
  );
