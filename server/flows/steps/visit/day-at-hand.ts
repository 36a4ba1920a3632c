import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { isBetweenDays } from '#server/modules/booking/several-days.ts';
import { type DayVisit, dayToCome } from '#server/modules/visit/day-visit.ts';
import { listDayVisits } from '#server/modules/visit/day-visit-store.ts';
import { type BookingDay, listDays } from '#server/modules/visit/days-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

export type DayAtHand = BookingDay & { readonly way: DayVisit | undefined };

/** The later day of an event to which its leader sets out now, or is on the way. */
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

/** An event about one later day names that day and says that it is one, instead of the whole. */
export const ofDay = ({ id, startsAt }: Pick<BookingDay, 'id' | 'startsAt'>) => ({
  dayId: id,
  startsAt,
  days: 1,
});
