import { ENCLOSURES } from '#contract/enclosure.ts';
import type { SaidSentence } from '#contract/live.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';

/** Something said at a visit, as a view reads it: its time in milliseconds, and a voice note while it is kept. */
export type SaidRow = Omit<SaidSentence, 'at' | 'voice'> & {
  readonly at: Instant;
  readonly voice: SaidSentence['voice'] | null;
};

export const saidOf = ({ voice, at, ...said }: SaidRow): SaidSentence => ({
  ...{ ...said, at: toIndiaIso(at) },
  ...(voice && { voice }),
});

/** The voice note that was sent under the name of a row of sentences. */
export const voiceOf = (sentences: string): string =>
  `(select jsonb_build_object('address', '${ENCLOSURES}/' || e.id, 'seconds', e.seconds)
    from enclosures e where e.id = ${sentences}.id and e.place = 'talk')`;
