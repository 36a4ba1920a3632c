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

/** Topics of the fixed sentences, in the order in which they are offered. */
export const SENTENCE_TOPICS = ['way', 'door', 'work', 'answer'] as const;

/**
 * Fixed sentences between customer and Karigar, who need no telephone number for them; each reads them in their own language.
 */
export const CUSTOMER_SENTENCES_BY_TOPIC = {
  way: [
    'where-are-you',
    'home-soon',
    'wait-two-minutes',
    'main-gate',
    'park-inside',
    'meet-at-gate',
  ],
  door: [
    'guard-knows',
    'show-id-to-guard',
    'come-up',
    'service-lift',
    'lift-broken',
    'ring-bell',
    'knock-softly',
    'somebody-else-home',
    'elder-opens',
    'dog-kept-away',
    'shoes-outside',
  ],
  work: ['bring-ladder', 'power-cut'],
  answer: ['yes', 'no', 'thanks'],
} as const;
export const KARIGAR_SENTENCES_BY_TOPIC = {
  way: [
    'on-my-way',
    'five-minutes',
    'in-traffic',
    'ten-minutes-late',
    'which-gate',
    'where-to-park',
    'building-not-found',
  ],
  door: ['at-gate', 'tell-guard', 'waiting-below', 'at-door', 'nobody-answers'],
  work: [
    'is-there-ladder',
    'need-water',
    'turn-off-water',
    'turn-off-power',
    'clear-space',
    'please-look',
  ],
  answer: ['yes', 'no', 'thanks'],
} as const;

export const CUSTOMER_SENTENCES = Object.values(CUSTOMER_SENTENCES_BY_TOPIC).flat();
export const KARIGAR_SENTENCES = Object.values(KARIGAR_SENTENCES_BY_TOPIC).flat();
/** Stands where a voice note was sent instead of a sentence. */
export const VOICE_NOTE = 'voice-note';
export type Sentence =
  | (typeof CUSTOMER_SENTENCES)[number]
  | (typeof KARIGAR_SENTENCES)[number]
  | typeof VOICE_NOTE;

/** One sentence that was said, newest last. */
export const saidSentence = z.object({
  id: z.string(),
  by: z.enum(['customer', 'karigar']),
  /** The one of those who come who said it; absent for the customer’s own. */
  name: z.optional(z.string()),
  sentence: z.enum([...CUSTOMER_SENTENCES, ...KARIGAR_SENTENCES, VOICE_NOTE]),
  /** A voice note, as long as it is kept; absent beside a sentence. */
  voice: z.optional(z.object({ address: z.string(), seconds: z.number() })),
  at: z.string(),
});
/** The same in the file of a person, with the visit at which it was said. */
export const saidOfBooking = z.extend(saidSentence, {
  bookingId: z.string(),
  /** The code of the booking. */
  reference: z.string(),
  /** The Karigar who leads the visit. */
  karigarId: z.number(),
});

export type SaidSentence = z.infer<typeof saidSentence>;
