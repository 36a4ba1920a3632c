import type { RefusalOf } from '#contract/operation.ts';
import type { pinNote as promise } from '#contract/ops/pin-note.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordPinned } from '#server/modules/note/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

export const pinNote = (
  pool: Pool,
  { noteId, pinned }: { readonly noteId: string; readonly pinned: boolean },
  now: Instant,
): Promise<Outcome<{ pinned: boolean }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) =>
    (await recordPinned(db, noteId, pinned ? now : null))
      ? accept({ pinned })
      : refuse('note-not-found'),
  );
