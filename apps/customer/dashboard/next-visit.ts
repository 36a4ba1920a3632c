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

/** The firm booking whose visit comes first, from today on: one that is only held stands among what needs its customer. */
export function nextVisit(
  bookings: readonly BookingView[],
  today: LocalDate,
): BookingView | undefined {
  return bookings
    .filter(({ confirmed, status, date }) => confirmed && status in PETALS && date >= today)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .at(0);
}

export const petalsOf = ({ status }: Pick<BookingView, 'status'>): number => PETALS[status] ?? 0;
