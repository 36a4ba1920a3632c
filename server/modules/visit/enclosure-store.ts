import type { HearingPlace } from '#contract/enclosure.ts';
import type { VoiceMedia } from '#contract/fields/voice-note.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { LeadPassed } from './talk-store.ts';

export type Enclosed = {
  readonly id: string;
  readonly bookingId: string;
  readonly by: 'customer' | 'karigar';
  /** Nobody for what stands beside the note to the crew: a voice note of the talk is for whoever leads then. */
  readonly karigarId: number | null;
  /** Beside the words of a Karigar in a hearing, who is `karigarId`. */
  readonly place?: HearingPlace;
  readonly media: 'image/webp' | VoiceMedia;
  readonly seconds: number | null;
  readonly bytes: Buffer;
};

/** How many pictures, and how many voice notes, stand beside the note of a booking, but for this one. */
export const countInBriefing = async (
  db: Database,
  bookingId: string,
  id: string,
): Promise<{ readonly pictures: number; readonly voices: number }> =>
  (await selectCounts.first(db, [bookingId, id])) ?? { pictures: 0, voices: 0 };

/** How many voice notes this side has sent at a visit, but for this one. */
export const countInTalk = async (
  db: Database,
  { bookingId, by, id }: Pick<Enclosed, 'bookingId' | 'by' | 'id'>,
): Promise<number> => (await selectTalked.first(db, [bookingId, by, id]))?.notes ?? 0;

/** Whether something of this name stands beside the note of this booking. */
export const isBesideNote = async (db: Database, bookingId: string, id: string): Promise<boolean> =>
  (await selectNamed.first(db, [bookingId, id])) !== undefined;

/** 0 where the name is taken. */
export const recordEnclosure = (db: Database, one: Enclosed, at: Instant): Promise<number> =>
  insertEnclosure.count(db, [
    ...([one.id, one.bookingId, placeOf(one), one.by] as const),
    ...([one.karigarId, one.media, one.seconds, one.bytes, new Date(at)] as const),
  ]);

const placeOf = ({ place, karigarId }: Enclosed): string =>
  place ?? (karigarId === null ? 'briefing' : 'talk');

/** The voice notes of a talk go with it to the next leader. */
export const recordVoicesPassed = (
  db: Database,
  bookingId: string,
  { from, to }: LeadPassed,
): Promise<number> => updateVoices.count(db, [bookingId, from, to]);

/** Whether this very one is what is kept under its name. */
export const isEnclosed = async (
  db: Database,
  { id, bookingId, by, bytes }: Pick<Enclosed, 'id' | 'bookingId' | 'by' | 'bytes'>,
): Promise<boolean> => (await selectSame.first(db, [id, bookingId, by, bytes])) !== undefined;

/** Answers how many there were: one that belongs to the talk is never taken back. */
export const deleteEnclosure = (db: Database, bookingId: string, id: string): Promise<number> =>
  removeOne.count(db, [bookingId, id]);

/** The files of a hearing stay here: they go with the words of the Karigar. */
export const deleteEnclosures = (db: Database, bookingIds: readonly string[]): Promise<number> =>
  removeAll.count(db, [[...bookingIds]]);

/** Deletes those of visits that ended before then and have no open complaint or appeal. */
export const deleteOldEnclosures = (db: Database, before: Instant): Promise<number> =>
  removeOld.count(db, [new Date(before)]);

const selectCounts = statement<[string, string], { pictures: number; voices: number }>({
  name: 'enclosure-count',
  text: `select count(*) filter (where seconds is null)::int as pictures, count(seconds)::int as voices
    from enclosures where booking_id = $1 and place = 'briefing' and id <> $2`,
});

const selectTalked = statement<[string, string, string], { notes: number }>({
  name: 'enclosure-count-talk',
  text: `select count(*)::int as notes from enclosures
    where booking_id = $1 and place = 'talk' and said_by = $2 and id <> $3`,
});

const selectNamed = statement<[string, string], { id: string }>({
  name: 'enclosure-find-named',
  text: `select id from enclosures where booking_id = $1 and id = $2 and place = 'briefing'`,
});

const insertEnclosure = statement<
  readonly [
    ...[id: string, bookingId: string, place: string, by: string],
    ...[karigarId: number | null, media: string, seconds: number | null, bytes: Buffer, at: Date],
  ]
>({
  name: 'enclosure-record',
  text: `insert into enclosures (id, booking_id, place, said_by, karigar_id, media, seconds, bytes, sha256, added_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, sha256($8), $9) on conflict (id) do nothing`,
});

const updateVoices = statement<[bookingId: string, from: number, to: number]>({
  name: 'enclosure-pass-voices',
  text: `update enclosures set karigar_id = $3 where booking_id = $1 and place = 'talk' and karigar_id = $2`,
});

const selectSame = statement<[string, string, string, Buffer], { id: string }>({
  name: 'enclosure-find-same',
  text: `select id from enclosures
    where id = $1 and booking_id = $2 and said_by = $3 and sha256 = sha256($4)`,
});

const removeOne = statement<[string, string]>({
  name: 'enclosure-delete',
  text: `delete from enclosures where booking_id = $1 and id = $2 and place = 'briefing'`,
});

const removeAll = statement<[string[]]>({
  name: 'enclosure-erase',
  text: `delete from enclosures where booking_id = any($1) and place in ('briefing', 'talk')`,
});

const removeOld = statement<[before: Date]>({
  name: 'enclosure-delete-old',
  text: `delete from enclosures e where e.added_at < $1
    and not exists (select from visits v where v.booking_id = e.booking_id and v.ends_at >= $1)
    and not exists (select from disputes d where d.booking_id = e.booking_id and d.resolved_at is null)
    and not exists (select from safety_cases s where s.booking_id = e.booking_id and s.closed_at is null)
    and not exists (select from decision_appeals p where p.booking_id = e.booking_id and p.decided_at is null)
    and not exists (select from crew_hearings h where h.booking_id = e.booking_id and h.appealed_at is not null
      and h.decided_at is null)`,
});
