import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const updateOld = statement<[Date]>({
  name: 'inbox-erase-old-notes',
  text: `update inbox_steps s set note = null from inbox_items i
    where i.id = s.item_id and i.closed_at < $1 and s.by like 'ops:%' and s.note is not null`,
});

/** Erases the notes on items that ended before a moment; the steps themselves stay. */
export const eraseOldInboxNotes = (db: Database, endedBefore: Instant): Promise<number> =>
  updateOld.count(db, [new Date(endedBefore)]);

const updateOfThings = statement<[string[]]>({
  name: 'inbox-erase-notes-of-things',
  text: `update inbox_steps s set note = null from inbox_items i
    where i.id = s.item_id and s.by like 'ops:%' and s.note is not null and i.about = any($1)`,
});
const selectOpenOfThings = statement<[string[]], { id: string }>({
  name: 'inbox-open-of-things',
  text: 'select id from inbox_items where about = any($1) and closed_at is null order by id for update',
});

/** Erases the notes on items about these cases and call-backs; answers which of them are still open. */
export async function eraseInboxNotesOf(
  db: Database,
  abouts: readonly string[],
): Promise<string[]> {
  await updateOfThings.run(db, [[...abouts]]);
  return (await selectOpenOfThings.run(db, [[...abouts]])).map(({ id }) => id);
}

const updateAbout = statement<[string[], number | null, string]>({
  name: 'inbox-erase-notes-about',
  text: `update inbox_steps s set note = null from inbox_items i
    where i.id = s.item_id and s.by like 'ops:%' and s.note is not null
      and (i.booking_id = any($1) or i.karigar_id = $2 or i.about = $3)`,
});

/** Erases the notes on items about a person: about their bookings, their work or their account. */
export const eraseInboxNotesAbout = (
  db: Database,
  userId: string,
  bookingIds: readonly string[],
  karigarId: number | undefined,
): Promise<number> => updateAbout.count(db, [[...bookingIds], karigarId ?? null, userId]);
