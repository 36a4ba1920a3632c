import type { Instant } from '#kernel/time.ts';
import { listHeldBookings } from '#server/modules/availability/own-karigar-store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findBookings } from '#server/modules/booking/store.ts';
import { findDays } from '#server/modules/visit/days-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * A day on which a Karigar's time is held: for an event it may be any of its days, also when they never came on the
 * first.
 */
export type HeldVisit = {
  readonly booking: Booking;
  /** Nothing where it is the booking's own, first day. */
  readonly furtherDay: { readonly startsAt: Instant; readonly endsAt: Instant } | undefined;
};

/** The visits that a Karigar's time is held for from a moment on. A further day is held under an id of its own. */
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
    const furtherDay = days.get(id);
    const booking = bookings.get(furtherDay?.bookingId ?? id);
    return booking ? [{ booking, furtherDay }] : [];
  });
}
