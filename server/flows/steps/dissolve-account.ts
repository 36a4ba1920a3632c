import type { Instant } from '#kernel/time.ts';
import { recordNewOwner as giveAddresses } from '#server/modules/address/store.ts';
import { recordNewOwner as giveBookings } from '#server/modules/booking/owner-store.ts';
import { recordDissolved } from '#server/modules/identity/proving-store.ts';
import { recordNewOwner as giveNotifications } from '#server/modules/notification/owner-store.ts';
import { recordNewOwner as givePayments } from '#server/modules/payment/owner-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** One account of a person becomes part of another of his: nobody loses sight of his bookings (ruling R20). */
export async function dissolveAccount(
  db: Database,
  from: string,
  into: string,
  now: Instant,
): Promise<void> {
  await giveBookings(db, from, into);
  await givePayments(db, from, into);
  await giveNotifications(db, from, into);
  await giveAddresses(db, from, into);
  await recordDissolved(db, from, now);
  await recordEvent(db, from, 'AccountJoined', now, `customer:${into}`, { into });
}
