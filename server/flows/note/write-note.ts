import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { writeNote as promise } from '#contract/ops/write-note.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findKarigarName } from '#server/modules/availability/roster-store.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import { findNote, recordNote } from '#server/modules/note/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

type Command = InputOf<typeof promise> & { readonly by: string };

/** Sent twice it stands once; about nobody it is not written. */
export const writeNote = (
  pool: Pool,
  { noteId: id, ...note }: Command,
  now: Instant,
): Promise<Outcome<{ written: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    if (!(await isThere(db, note))) return refuse('note-about-nobody');
    if ((await recordNote(db, { id, ...note }, now)) === 1) return accept({ written: true });
    const known = await findNote(db, id);
    const isSame =
      known?.by === note.by && known.subject === note.subject && known.text === note.text;
    return isSame ? accept({ written: true }) : refuse('note-reused');
  });

async function isThere(
  db: Database,
  { about, subject }: Pick<Command, 'about' | 'subject'>,
): Promise<boolean> {
  const isNumber = /^\d+$/.test(subject);
  if (isNumber !== (about === 'karigar')) return false;
  const found = await {
    karigar: () => findKarigarName(db, Number(subject)),
    booking: () => findBooking(db, subject),
    customer: () => findRecipient(db, subject),
  }[about]();
  return found !== undefined;
}
