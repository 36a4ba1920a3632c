import { type Instant, SECOND } from '#kernel/time.ts';
import { recordNewsRead } from '#server/modules/notification/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The Karigar has looked through their list: whatever had come by then is read. */
export async function readKarigarNotifications(
  db: Database,
  { userId, until }: { readonly userId: string; readonly until: Instant },
  now: Instant,
): Promise<void> {
  // An answer tells whole seconds.
  await recordNewsRead(db, userId, Math.min(until + SECOND - 1, now), now);
}
