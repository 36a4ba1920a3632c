import type { Clock, Instant } from '#kernel/time.ts';
import { alarmOf } from '#server/modules/booking/alarms.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { recordAlarm } from '#server/modules/visit/alarm-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/about-booking.ts';
import { sinceOf } from '../steps/since-of.ts';

/**
 * A visit goes badly, and those who can do something about it hear so while there is time: that nobody has been found yet,
 * with the choices there are; that it stands still at the door; that it goes on beyond its end. Once for each hour that was
 * promised. Answers when to come back.
 */
export const raiseAlarm = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { bookingId }: { readonly bookingId: string },
): Promise<{ readonly againAt?: Instant }> =>
  transaction(pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    const visit = booking && (await findVisit(db, bookingId));
    const due = booking && alarmOf(booking, sinceOf(booking, visit));
    // Nothing was promised before the money was there.
    if (!booking || !due || (booking.status === 'pending' && booking.firmAt === null)) return {};
    const now = clock();
    if (now < due.at) return { againAt: due.at };
    const alarm = { bookingId, alarm: due.alarm, promisedAt: booking.startsAt };
    if (await recordAlarm(db, alarm, now)) {
      const data = { ...aboutBooking(booking), karigarId: visit?.karigarId ?? null };
      await recordEvent(db, bookingId, EVENTS[due.alarm], now, 'clock', data);
    }
    return {};
  });

const EVENTS = {
  'nobody-yet': 'NobodyAssignedYet',
  'stands-still': 'VisitStandsStill',
  overruns: 'VisitOverruns',
} as const;
