import type { Instant } from '#kernel/time.ts';
import { recordNotification } from '#server/modules/notification/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Ruling R15: a new account starts with a welcome, at the bell and, if it has an address, by mail. */
export async function welcomePerson(db: Database, userId: string, now: Instant): Promise<void> {
  await recordNotification(db, { userId, kind: 'welcome', params: {}, eventId: null, at: now });
  await recordEvent(db, userId, 'PersonJoined', now, `customer:${userId}`, { userId });
}
