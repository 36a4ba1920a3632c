import * as z from 'zod/mini';

/** A day on which a Karigar comes, with its hours and what of the pay is for it; the day and time are those of India. */
export const dayOfWork = z.object({
  date: z.string(),
  time: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  netPaise: z.number(),
});
export type DayOfWork = z.infer<typeof dayOfWork>;
