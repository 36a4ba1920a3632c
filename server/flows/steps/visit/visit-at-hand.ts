import type { Instant } from '#kernel/time.ts';
import type { Booking, BookingStatus } from '#server/modules/booking/booking.ts';
import {
  type BookingDay,
  type LaterVisit,
  listLaterVisits,
} from '#server/modules/visit/days-store.ts';
import { dayToCome, statusOfDay } from '#server/modules/visit/later-visit.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** One visit, how far its crew has come to it, and what an event about it says beside what it says of the booking. */
export type VisitAtHand = BookingDay &
  Pick<LaterVisit, 'dispatchedAt' | 'startCode' | 'startCodeTries'> & {
    readonly status: BookingStatus;
    readonly about: Partial<ReturnType<typeof ofDay>>;
  };

/**
 * The visit to which whoever leads the booking comes now: the first until its work begins, and from then on each next one until
 * they are at its door; none in between.
 */
export async function visitAtHand(
  db: Database,
  { id, startsAt, endsAt, status }: Booking,
  visit: Visit | undefined,
  now: Instant,
): Promise<VisitAtHand | undefined> {
  if (status !== 'in_progress') {
    const { dispatchedAt = null, startCode = null, startCodeTries = 0 } = visit ?? {};
    return { id, startsAt, endsAt, status, dispatchedAt, startCode, startCodeTries, about: {} };
  }
  const next = dayToCome(await listLaterVisits(db, id), now);
  return next && { ...next, status: statusOfDay(next), about: ofDay(next) };
}

/** An event about one later day names that day and says that it is one, instead of the whole. */
export const ofDay = ({ id, startsAt }: Pick<BookingDay, 'id' | 'startsAt'>) => ({
  dayId: id,
  startsAt,
  days: 1,
});
