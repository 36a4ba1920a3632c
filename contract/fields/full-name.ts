import * as z from 'zod/mini';
import { WRITABLE } from './writable.ts';

/** At least three characters after trimming; what cannot be written on one line never belongs in a name. */
export const fullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'full-name-too-short'),
    z.maxLength(80, 'full-name-too-long'),
    z.regex(WRITABLE, 'full-name-invalid'),
  );
