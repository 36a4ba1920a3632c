import type { Clock, Instant } from '#kernel/time.ts';
import { alarmOf } from '#server/modules/booking/alarms.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { daysAhead } from '#server/modules/booking/several-days.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { nextTimeout } from '#server/modules/booking/timeouts.ts';
import { recordAlarm } from '#server/modules/visit/alarm-store.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { sinceOf } from '../steps/visit/since-of.ts';

/**
 * A visit goes badly, and those who can do something about it hear so while there is time: that nobody has been found yet,
 * with the choices there are, or nobody any more for the next day of an event; that it stands still at the door; that it goes
 * on beyond its end. Once for each hour that was promised. Answers when to come back.
 */
export const raiseAlarm = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { bookingId }: { readonly bookingId: string },
): Promise<{ readonly againAt?: Instant }> =>
  transaction(pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    const visit = booking && (await findVisit(db, bookingId));
    const now = clock();
    const unledDayAt = booking && visit && (await findUnledDay(db, booking, visit, now));
    const due = booking && alarmOf(booking, sinceOf(booking, visit), unledDayAt);
    // Nothing was promised before the money was there.
    if (!booking || !due || (booking.status === 'pending' && booking.firmAt === null)) return {};
    if (now < due.at) return { againAt: due.at };
    const promisedAt = due.promisedAt ?? booking.startsAt;
    const alarm = { bookingId, alarm: due.alarm, promisedAt };
    if (await recordAlarm(db, alarm, now)) {
      const about = aboutBooking(due.promisedAt ? oneDay(booking, due.promisedAt) : booking);
      const timeout = nextTimeout(booking, sinceOf(booking, visit));
      const ends = due.alarm === 'unanswered' && timeout ? { timeoutAt: timeout.at } : {};
      const data = { ...about, karigarId: visit?.karigarId ?? null, ...ends };
      await recordEvent(db, bookingId, EVENTS[due.alarm], now, 'clock', data);
    }
    return {};
  });

/** The next day of an event that goes on without anybody who leads it. */
async function findUnledDay(
  db: Database,
  booking: Booking,
  { karigarId }: Visit,
  now: Instant,
): Promise<Instant | null> {
  if (karigarId !== null || booking.status !== 'in_progress') return null;
  const [next] = daysAhead(await listDays(db, booking.id), now);
  return next?.startsAt ?? null;
}

/** The day of an event that the alarm is about. */
const oneDay = (booking: Booking, startsAt: Instant): Booking => ({
  ...booking,
  startsAt,
  days: 1,
});

const EVENTS = {
  'nobody-yet': 'NobodyAssignedYet',
  'nobody-for-day': 'NobodyLeadsDay',
  'stands-still': 'VisitStandsStill',
  overruns: 'VisitOverruns',
  unanswered: 'DisputeUnanswered',
} as const;
