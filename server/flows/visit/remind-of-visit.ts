import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { visitReminderOf } from '#server/modules/booking/visit-reminding.ts';
import { recordAlarm } from '#server/modules/visit/alarm-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

/** The visit is a day or some hours ahead: said once for each hour that was promised, so a visit that was moved has its own. */
export const remindOfVisit = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { bookingId }: { readonly bookingId: string },
): Promise<'told' | 'kept'> =>
  transaction(pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    const now = clock();
    const alarm = booking && visitReminderOf(booking, now);
    if (!booking || !alarm) return 'kept';
    if (!(await recordAlarm(db, { bookingId, alarm, promisedAt: booking.startsAt }, now)))
      return 'kept';
    const data = { ...aboutBooking(booking), reminder: alarm };
    await recordEvent(db, bookingId, 'VisitAhead', now, 'clock', data);
    return 'told';
  });
