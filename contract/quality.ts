import * as z from 'zod/mini';
import { localDate } from './fields/local-date.ts';

/** With fewer rows a share says little, and is shown as a dot. */
export const QUALITY_AT_LEAST = 20;
/** Judgements are kept for twice this long: a period and the one before it. */
export const QUALITY_MOST_DAYS = 62;

const filled = 'filter-unknown';

/** Days of India, both included; of one service or of all. */
export const qualityPeriod = {
  from: localDate,
  until: localDate,
  serviceId: z.optional(z.coerce.number(filled).check(z.int(filled), z.gte(1, filled))),
};

/** A part of a whole, and the same of as many days before. */
export const figure = z.object({
  of: z.number(),
  part: z.number(),
  before: z.object({ of: z.number(), part: z.number() }),
});

export const spanOfDays = z.object({ from: z.string(), until: z.string() });
