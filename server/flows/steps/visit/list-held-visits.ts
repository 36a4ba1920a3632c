import type { Instant } from '#kernel/time.ts';
import { listHeldBookings } from '#server/modules/availability/own-karigar-store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findBookings } from '#server/modules/booking/store.ts';
import { findDays } from '#server/modules/visit/days-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** A visit that a Karigar's time is held for: any of its booking, also when they never came to the first. */
export type HeldVisit = {
  readonly booking: Booking;
  readonly visit: { readonly id: string; readonly startsAt: Instant; readonly endsAt: Instant };
};

/** The visits that a Karigar's time is held for from a moment on, each held under an id of its own. */
export async function listHeldVisits(
  db: Database,
  karigarId: number,
  from: Instant,
): Promise<HeldVisit[]> {
  const held = await listHeldBookings(db, karigarId, from);
  const days = new Map((await findDays(db, held)).map((day) => [day.id, day]));
  const bookings = await findBookings(
    db,
    held.map((id) => days.get(id)?.bookingId ?? id),
  );
  return held.flatMap((id) => {
    const later = days.get(id);
    const booking = bookings.get(later?.bookingId ?? id);
    return booking ? [{ booking, visit: later ?? booking }] : [];
  });
}
