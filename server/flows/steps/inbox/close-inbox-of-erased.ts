import type { Instant } from '#kernel/time.ts';
import { eraseInboxNotesOf } from '#server/modules/inbox/erasure-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { endItem } from './end-item.ts';

/** Cases and call-backs that are erased leave nothing in the inbox: no words about them, and nothing for anybody to do. */
export async function closeInboxOfErased(
  db: Database,
  erased: readonly string[],
  now: Instant,
): Promise<void> {
  if (erased.length === 0) return;
  for (const id of await eraseInboxNotesOf(db, erased))
    await endItem(db, id, 'by-itself', 'erased', now);
}
