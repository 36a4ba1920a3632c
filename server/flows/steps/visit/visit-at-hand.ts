import type { Instant } from '#kernel/time.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking, BookingStatus } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { daysAhead } from '#server/modules/booking/several-days.ts';
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
 * they are at its door; none in between, and none to which other people come.
 */
export async function visitAtHand(
  db: Database,
  booking: Booking,
  visit: Visit | undefined,
  now: Instant,
): Promise<VisitAtHand | undefined> {
  const { id, startsAt, endsAt, status } = booking;
  if (status !== 'in_progress') {
    const { dispatchedAt = null, startCode = null, startCodeTries = 0 } = visit ?? {};
    return { id, startsAt, endsAt, status, dispatchedAt, startCode, startCodeTries, about: {} };
  }
  const next = dayToCome(await listLaterVisits(db, id), now);
  if (!next || !(await comesTo(db, booking, visit?.karigarId, next))) return undefined;
  return { ...next, status: statusOfDay(next), about: ofDay(next) };
}

/** Their time is held for it, where each visit has people of its own; the same team comes to all. */
export const comesTo = async (
  db: Database,
  booking: Pick<Booking, 'category'>,
  karigarId: number | null | undefined,
  { id }: Pick<BookingDay, 'id'>,
): Promise<boolean> =>
  keepsTeam(booking) ||
  karigarId == null ||
  (await listHoldsOf(db, id)).some((hold) => hold.karigarId === karigarId);

/** Other people come to a visit that is ahead: whoever leads this one does not end the work for them. */
export async function goesOnWithOthers(
  db: Database,
  booking: Pick<Booking, 'id' | 'category'>,
  karigarId: number,
  now: Instant,
): Promise<boolean> {
  if (keepsTeam(booking)) return false;
  for (const one of daysAhead(await listLaterVisits(db, booking.id), now)) {
    if (one.arrivedAt === null && !(await comesTo(db, booking, karigarId, one))) return true;
  }
  return false;
}

/** An event about one later day names that day and says that it is one, instead of the whole. */
export const ofDay = ({ id, startsAt }: Pick<BookingDay, 'id' | 'startsAt'>) => ({
  dayId: id,
  startsAt,
  days: 1,
});
