import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { isBetweenDays } from '#server/modules/booking/several-days.ts';
import { type DayVisit, dayToCome } from '#server/modules/visit/day-visit.ts';
import { listDayVisits } from '#server/modules/visit/day-visit-store.ts';
import { type BookingDay, listDays } from '#server/modules/visit/days-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

export type DayAtHand = BookingDay & { readonly way: DayVisit | undefined };

/** Of an event that goes on: the later day to which whoever leads it sets out now, or is on his way. */
export async function dayAtHand(
  db: Database,
  booking: Booking,
  now: Instant,
): Promise<DayAtHand | undefined> {
  if (!isBetweenDays(booking)) return undefined;
  const ways = new Map((await listDayVisits(db, booking.id)).map((way) => [way.dayId, way]));
  const days = (await listDays(db, booking.id)).map((day) => {
    const way = ways.get(day.id);
    return {
      ...day,
      way,
      dispatchedAt: way?.dispatchedAt ?? null,
      arrivedAt: way?.arrivedAt ?? null,
    };
  });
  return dayToCome(days, now);
}

/** What an event about one later day says instead of what it says of the whole: which it is, and that it is one. */
export const ofDay = ({ id, startsAt }: Pick<BookingDay, 'id' | 'startsAt'>) => ({
  dayId: id,
  startsAt,
  days: 1,
});
