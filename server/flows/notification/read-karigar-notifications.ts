import type { Instant } from '#kernel/time.ts';
import { recordNewsRead } from '#server/modules/notification/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** He has looked through his list: whatever had come by then is read. */
export async function readKarigarNotifications(
  db: Database,
  { userId, until }: { readonly userId: string; readonly until: Instant },
  now: Instant,
): Promise<void> {
  // A row keeps its microseconds, an answer does not.
  await recordNewsRead(db, userId, Math.min(until, now) + 1, now);
}
