import * as z from 'zod/mini';
import { WRITABLE } from '../fields/writable.ts';

/** The name that somebody gives a filter of theirs. */
export const viewName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'text-invalid'),
    z.maxLength(40, 'text-too-long'),
    z.regex(WRITABLE, 'text-invalid'),
  );

export const savedViews = z.object({
  views: z.array(
    z.object({
      name: z.string(),
      /** As the list of bookings keeps it in its address; days are counted from the day on which it is opened. */
      filter: z.string(),
    }),
  ),
});

/** More would be no help. */
export const MOST_VIEWS = 20;
