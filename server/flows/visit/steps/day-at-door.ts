import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { listVisits, type VisitRow } from '#server/modules/visit/visit-end-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * The later day of an event at whose door its leader stands, while it lasts. By the code of the day the customer has let them
 * in.
 */
export async function dayAtDoor(
  db: Database,
  booking: Booking,
  now: Instant,
): Promise<(VisitRow & { readonly arrivedAt: Instant }) | undefined> {
  if (booking.status !== 'in_progress') return undefined;
  return (await listVisits(db, booking.id)).findLast(
    (one): one is VisitRow & { readonly arrivedAt: Instant } =>
      one.id !== booking.id &&
      one.endedAs === null &&
      one.arrivedAt !== null &&
      one.arrivedBy !== 'code' &&
      now < one.endsAt,
  );
}
