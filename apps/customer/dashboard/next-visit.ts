import type { BookingStatus, BookingView } from '#contract/customer/booking.ts';
import type { LocalDate } from '#kernel/time.ts';

/** The states in which a visit still lies ahead or is going on, and how many petals of its rangoli are complete. */
const PETALS: Partial<Record<BookingStatus, number>> = {
  pending: 1,
  assigned: 2,
  dispatched: 2,
  arrived: 4,
  in_progress: 4,
};

/** The booking whose visit comes first, from today on. */
export function nextVisit(
  bookings: readonly BookingView[],
  today: LocalDate,
): BookingView | undefined {
  return bookings
    .filter((booking) => booking.status in PETALS && booking.date >= today)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .at(0);
}

/** A booking that waits for its payment has no petal yet: the first one is laid when it is confirmed. */
export const petalsOf = ({ status, confirmed }: BookingView): number =>
  confirmed ? (PETALS[status] ?? 0) : 0;
