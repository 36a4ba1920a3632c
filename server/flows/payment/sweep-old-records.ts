import type { Instant } from '#kernel/time.ts';
import { forgetPersonsInOldBookings } from '#server/modules/booking/owner-store.ts';
import { forgetPersonsInOldPayments } from '#server/modules/payment/owner-store.ts';
import { recordsKeptSince } from '#server/modules/payment/records.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Once a night: who had booked and paid is forgotten when no law asks for it any more. Safe to repeat. */
export async function sweepOldRecords(
  db: Database,
  now: Instant,
): Promise<{ readonly bookings: number; readonly payments: number }> {
  const before = recordsKeptSince(now);
  return {
    bookings: await forgetPersonsInOldBookings(db, before),
    payments: await forgetPersonsInOldPayments(db, before),
  };
}
