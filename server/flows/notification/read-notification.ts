import type { readNotification as promise } from '#contract/customer/read-notification.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordRead } from '#server/modules/notification/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The first reading counts. A notification of somebody else is as good as none. */
export async function readNotification(
  db: Database,
  notification: { readonly id: string; readonly userId: string },
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  return (await recordRead(db, notification, now))
    ? accept(undefined)
    : refuse('notification-not-found');
}
