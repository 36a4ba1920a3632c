import type { HearingPlace } from '#contract/enclosure.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A picture or a voice note beside what a Karigar says in a hearing. */
export type HearingFile = {
  readonly id: string;
  readonly karigarId: number;
  readonly place: HearingPlace;
  /** The length of a voice note. */
  readonly seconds: number | null;
};

/** Everything that was shown or said aloud in the hearing about a visit: pictures, then voice notes. */
export const listHearingFiles = (db: Database, bookingId: string): Promise<HearingFile[]> =>
  selectFiles.run(db, [bookingId]);

/** Said again, the later recording counts. */
export const deleteVoiceBefore = (
  db: Database,
  { bookingId, karigarId, place }: Omit<HearingFile, 'id' | 'seconds'> & { bookingId: string },
): Promise<number> => removeVoice.count(db, [bookingId, karigarId, place]);

const selectFiles = statement<[string], HearingFile>({
  name: 'list-hearing-files',
  text: `select id, karigar_id as "karigarId", place, seconds from enclosures
    where booking_id = $1 and place in ('answer', 'appeal') order by seconds is not null, added_at, id`,
});

const removeVoice = statement<[string, number, string]>({
  name: 'delete-hearing-voice',
  text: `delete from enclosures where booking_id = $1 and karigar_id = $2 and place = $3 and seconds is not null`,
});
