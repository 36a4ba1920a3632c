import type { Instant } from '#kernel/time.ts';
import { recordDissolved } from '#server/modules/identity/proving-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { moveBelongings } from './move-belongings.ts';

/**
 * One account of a person becomes part of another of his: nobody loses sight of his bookings (ruling R20). What was on
 * its way at this moment follows when the event is heard of.
 */
export async function dissolveAccount(
  db: Database,
  from: string,
  into: string,
  now: Instant,
): Promise<void> {
  await moveBelongings(db, from, into);
  await recordDissolved(db, from, now);
  await recordEvent(db, from, 'AccountJoined', now, `customer:${into}`, { into });
}
