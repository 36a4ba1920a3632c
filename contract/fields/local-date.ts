import * as z from 'zod/mini';
import { isLocalDate } from '#kernel/time.ts';

/** `yyyy-MM-dd`, a day that exists. */
export const localDate = z.string().check(z.refine(isLocalDate, 'date-invalid'));
