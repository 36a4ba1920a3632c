import type { Clock, Instant } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { recordAlarm } from '#server/modules/visit/alarm-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

/** It will be time to leave, or it is, and nobody has: each is said once for each hour that was promised. */
export const remindToLeave = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  due: {
    readonly bookingId: string;
    readonly karigarId: number;
    readonly leaveAt: Instant;
    readonly alarm: 'leave-soon' | 'leave-now';
  },
): Promise<'told' | 'kept'> =>
  transaction(pool, async (db) => {
    const { bookingId, karigarId, leaveAt } = due;
    const booking = await lockBooking(db, bookingId);
    const visit = booking && (await findVisit(db, bookingId));
    if (booking?.status !== 'assigned' || visit?.karigarId !== karigarId) return 'kept';
    const alarm = { bookingId, alarm: due.alarm, promisedAt: booking.startsAt };
    const now = clock();
    if (!(await recordAlarm(db, alarm, now))) return 'kept';
    await recordEvent(db, bookingId, 'TimeToLeave', now, 'clock', {
      ...aboutBooking(booking),
      ...{ karigarId, leaveAt },
    });
    return 'told';
  });
