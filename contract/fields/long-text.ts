import * as z from 'zod/mini';
import { WRITABLE } from './writable.ts';

/** Several sentences that somebody else reads and decides by. */
export const longText = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'reason-missing'),
    z.maxLength(2000, 'text-too-long'),
    z.regex(WRITABLE, 'text-invalid'),
  );
