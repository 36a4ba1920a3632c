import { isComing } from '#contract/booking-phases.ts';
import { dispatchableFrom } from '#contract/karigar-actions.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findLastWay } from '#server/modules/visit/act-store.ts';
import { listLaterVisits } from '#server/modules/visit/days-store.ts';
import { type LeaveReminder, recordLeaveReminder } from '#server/modules/visit/reminder-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

type Due = Omit<LeaveReminder, 'promisedAt'> & {
  readonly bookingId: string;
  readonly leaveAt: Instant;
};

/**
 * It will be time to leave, or it is, and this Karigar has not: whoever leads a visit and each of the crew, on every day
 * of an event. Each reminder is said once for each hour that was promised.
 */
export const remindToLeave = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  due: Due,
): Promise<'told' | 'kept'> =>
  transaction(pool, async (db) => {
    const { bookingId, visitId, karigarId, leaveAt, reminder } = due;
    const booking = await lockBooking(db, bookingId);
    const visit = booking && (await findVisit(db, bookingId));
    const day = booking && visit && (await findDay(db, booking, visit, visitId));
    if (!booking || !day || !(await isStillToLeave(db, day, { ...due, leads: visit?.karigarId })))
      return 'kept';
    const { startsAt } = day;
    const now = clock();
    const said = { visitId, karigarId, reminder, promisedAt: startsAt };
    if (!(await recordLeaveReminder(db, said, now))) return 'kept';
    await recordEvent(db, bookingId, 'TimeToLeave', now, 'clock', {
      ...aboutBooking(booking),
      ...{ startsAt, karigarId, leaveAt },
    });
    return 'told';
  });

type Day = { readonly startsAt: Instant; readonly isLed: boolean; readonly hasLeaderLeft: boolean };

/** The visit that somebody has to leave for, while somebody still has to: the first until its work begins, a later day until it is reached. */
async function findDay(
  db: Database,
  { id, startsAt, status }: Booking,
  { karigarId }: Visit,
  visitId: string,
): Promise<Day | undefined> {
  const isLed = karigarId !== null;
  if (visitId === id)
    return isComing(status) ? { startsAt, isLed, hasLeaderLeft: status !== 'assigned' } : undefined;
  const later = (await listLaterVisits(db, id)).find((one) => one.id === visitId);
  if (status !== 'in_progress' || !later || later.arrivedAt !== null) return undefined;
  return { startsAt: later.startsAt, isLed, hasLeaderLeft: later.dispatchedAt !== null };
}

async function isStillToLeave(
  db: Database,
  day: Day,
  { bookingId, visitId, karigarId, leads }: Due & { readonly leads: number | null | undefined },
): Promise<boolean> {
  const holds = await listHoldsOf(db, visitId);
  if (!day.isLed || !holds.some((hold) => hold.karigarId === karigarId)) return false;
  if (leads === karigarId) return !day.hasLeaderLeft;
  const last = await findLastWay(db, bookingId, karigarId);
  return last === undefined || last < dispatchableFrom(day.startsAt);
}
