import { ENCLOSURES } from '#contract/enclosure.ts';
import type { SaidSentence } from '#contract/live.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';

/** Something said at a visit, as a view reads it: its time in milliseconds, and a voice note while it is kept. */
export type SaidRow = Omit<SaidSentence, 'at' | 'voice' | 'name'> & {
  readonly at: Instant;
  readonly name: string | null;
  readonly voice: SaidSentence['voice'] | null;
};

/** A sentence with as much of whoever of a crew said it as this reader may see. */
export const saidTo =
  (reader: 'customer' | 'crew-now' | 'operations') =>
  <Row extends SaidRow>({ voice, name, at, ...said }: Row) => ({
    ...{ ...said, at: toIndiaIso(at) },
    ...(name !== null && { name: shownTo(reader, 'karigar.name', name) }),
    ...(voice && { voice }),
  });

/** The one of the crew who said a row of sentences: its leader, where nobody else is named. */
export const speakerIn = (sentences: string): string =>
  `case when ${sentences}.said_by = 'karigar' then coalesce(${sentences}.speaker_id, ${sentences}.karigar_id) end`;

/** A row of sentences as `SaidRow`, with the voice note that was sent under its name. */
export const saidJson = (sentences: string): string =>
  `jsonb_build_object('id', ${sentences}.id, 'by', ${sentences}.said_by, 'sentence', ${sentences}.sentence,
    'name', (select speaker.name from karigars speaker where speaker.id = ${speakerIn(sentences)}),
    'voice', (select jsonb_build_object('address', '${ENCLOSURES}/' || e.id, 'seconds', e.seconds)
      from enclosures e where e.id = ${sentences}.id and e.place = 'talk'),
    'at', floor(extract(epoch from ${sentences}.said_at) * 1000))`;
