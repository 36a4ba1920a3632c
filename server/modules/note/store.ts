import type { Noted } from '#contract/notes.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type Note = {
  readonly id: string;
  readonly about: Noted;
  readonly subject: string;
  readonly text: string;
  readonly by: string;
};

const insertNote = statement<[string, string, string, string, Date, string, Date | null]>({
  name: 'note-record',
  text: `insert into notes (id, about, subject, text, written_at, written_by, pinned_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
});

/** Answers how many were written: none when the name is taken. */
export const recordNote = (
  db: Database,
  { id, about, subject, text, by, pinned }: Note & { readonly pinned: boolean },
  now: Instant,
): Promise<number> => {
  const at = new Date(now);
  return insertNote.count(db, [id, about, subject, text, at, by, pinned ? at : null]);
};

const selectNote = statement<[string], Note>({
  name: 'note-find',
  text: 'select id, about, subject, text, written_by as by from notes where id = $1',
});

export const findNote = (db: Database, id: string): Promise<Note | undefined> =>
  selectNote.first(db, [id]);

const updatePinned = statement<[string, Date | null]>({
  name: 'note-record-pinned',
  text: 'update notes set pinned_at = $2 where id = $1',
});

/** Answers whether there is such a note. */
export const recordPinned = async (
  db: Database,
  id: string,
  pinnedAt: Instant | null,
): Promise<boolean> =>
  (await updatePinned.count(db, [id, pinnedAt === null ? null : new Date(pinnedAt)])) === 1;

const moveNotes = statement<[string, string]>({
  name: 'note-new-owner',
  text: `update notes set subject = $2 where about = 'customer' and subject = $1`,
});

/** Notes about one account of a person are about their other one now. */
export async function recordNewOwner(db: Database, from: string, into: string): Promise<void> {
  await moveNotes.run(db, [from, into]);
}

const deleteNotes = statement<[string, readonly string[], string | null]>({
  name: 'note-erase-person',
  text: `delete from notes where about = 'customer' and subject = $1 or about = 'booking' and subject = any($2)
    or about = 'karigar' and subject = $3`,
});

/** Erases every free text about a person, because it may name them. */
export async function eraseNotesOf(
  db: Database,
  userId: string,
  bookingIds: readonly string[],
  karigarId: number | undefined,
): Promise<void> {
  const karigar = karigarId === undefined ? null : String(karigarId);
  await deleteNotes.run(db, [userId, bookingIds, karigar]);
}
