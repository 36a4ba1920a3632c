import type { RefusalOf } from '#contract/operation.ts';
import type { noteInboxItem as promise } from '#contract/ops/note-inbox-item.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findNote, lockItem, recordNoted, recordStep } from '#server/modules/inbox/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** Written by whoever knows something, owner or not, also of what is closed; sent twice it stands once. */
export const noteItem = (
  pool: Pool,
  {
    id,
    noteId,
    text,
    by,
  }: {
    readonly id: string;
    readonly noteId: string;
    readonly text: string;
    readonly by: string;
  },
  now: Instant,
): Promise<Outcome<'noted', RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    if (!(await lockItem(db, id))) return refuse('inbox-item-not-found');
    const note = { id: noteId, itemId: id, step: 'noted', by: `ops:${by}`, note: text } as const;
    if ((await recordStep(db, note, now)) === 1) {
      await recordNoted(db, id);
      return accept('noted');
    }
    const known = await findNote(db, noteId);
    const isSame = known?.itemId === id && known.by === note.by && known.note === text;
    return isSame ? accept('noted') : refuse('note-reused');
  });
