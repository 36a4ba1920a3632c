import * as z from 'zod/mini';
import { language } from '#contract/fields/language.ts';
import { isLocalDate } from '#kernel/time.ts';

const names = z.record(z.string(), z.string().check(z.minLength(1)));
const minutes = z.number().check(z.int());

/** A city as a data file describes it, such as `testing/cities/pune.json`. */
export const cityFacts = z.object({
  /** The source of the facts. */
  source: z.string().check(z.minLength(1)),
  slug: z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/)),
  /** The order of cities; the first is shown while nobody has said where they live. */
  position: minutes,
  names,
  stateNames: names,
  /** Offered to those who live there; left out: every language of the product. */
  languages: z.optional(z.readonly(z.array(language).check(z.minLength(1)))),
  /** The state's code in a GSTIN. */
  taxState: z.string(),
  slots: z.object({ firstMinute: minutes, stepMinutes: minutes, count: minutes }),
  closedOn: z.readonly(z.array(z.string().check(z.refine(isLocalDate)))),
  /** Pincode, its names, district, latitude, longitude, people living there. */
  pincodes: z.readonly(
    z.array(
      z.readonly(z.tuple([z.string(), names, z.string(), z.number(), z.number(), z.number()])),
    ),
  ),
  /** Parts of the city by which figures are counted, with their pincodes; left out: each pincode is one. */
  wards: z.optional(z.record(z.string(), z.readonly(z.array(z.string())))),
  /** Pincodes that touch, and the straight distance between their centres in kilometres. */
  neighbours: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string(), z.number()])))),
});
export type CityFacts = z.infer<typeof cityFacts>;
