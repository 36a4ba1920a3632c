import * as z from 'zod/mini';

/** Path of pictures and voice notes that stand beside words, each under its id. */
export const ENCLOSURES = '/api/enclosures';

/** The two occasions on which a Karigar speaks in a hearing. */
export const HEARING_PLACES = ['answer', 'appeal'] as const;
export type HearingPlace = (typeof HEARING_PLACES)[number];

/** A picture or a voice note beside a customer's note to the crew. `address` opens for those who may read the note. */
export const enclosure = z.object({
  id: z.string(),
  kind: z.enum(['picture', 'voice']),
  address: z.string(),
  /** The length of a voice note. */
  seconds: z.nullable(z.number()),
});
export type Enclosure = z.infer<typeof enclosure>;

/** Refusals of a voice note, which is judged by its content. */
export const VOICE_REFUSALS = {
  'voice-too-large': 400,
  'voice-not-supported': 400,
  'voice-too-long': 400,
  'voice-unreadable': 400,
} as const;
