import * as z from 'zod/mini';
import { textByLanguage } from './fields/language.ts';

/** A place in the three languages, as maps and sentences name it. */
export const placeName = textByLanguage;

/**
 * When the Karigar will be at the door, as an honest window: eight of ten times they come within it. `position`:
 * reckoned from where they are; `plan`: from the promised slot, because nothing nearer is known.
 */
export const arrivalWindow = z.object({
  from: z.string(),
  until: z.string(),
  basis: z.enum(['position', 'plan']),
  /** Even the early end lies more than a quarter of an hour after the promised time (ruling R31). */
  late: z.boolean(),
});
export type ArrivalWindow = z.infer<typeof arrivalWindow>;

/** A map whose position is this old is said to be old, to whoever looks and to whoever should be seen. */
export const isMapOld = (minutes: number): boolean => minutes >= 3;

/**
 * Fixed sentences between customer and Karigar, who need no telephone number for them; each reads them in their own language.
 */
export const CUSTOMER_SENTENCES = [
  'where-are-you',
  'home-soon',
  'meet-at-gate',
  'guard-knows',
  'ring-bell',
  'knock-softly',
  'lift-broken',
  'yes',
  'no',
  'thanks',
] as const;
export const KARIGAR_SENTENCES = [
  'on-my-way',
  'in-traffic',
  'ten-minutes-late',
  'five-minutes',
  'at-gate',
  'at-door',
  'tell-guard',
  'nobody-answers',
  'yes',
  'no',
  'thanks',
] as const;
export type Sentence = (typeof CUSTOMER_SENTENCES)[number] | (typeof KARIGAR_SENTENCES)[number];

/** One sentence that was said, newest last. */
export const saidSentence = z.object({
  id: z.string(),
  by: z.enum(['customer', 'karigar']),
  sentence: z.enum([...CUSTOMER_SENTENCES, ...KARIGAR_SENTENCES]),
  at: z.string(),
});
export type SaidSentence = z.infer<typeof saidSentence>;
