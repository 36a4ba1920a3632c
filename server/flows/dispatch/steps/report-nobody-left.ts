import { recordAlarm } from '#server/modules/visit/alarm-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';

/**
 * Everybody who could come has been asked and none of them may still say yes: the customer and operations hear so now, once
 * for each hour that was promised, and not when the hour is near. Whoever becomes free is asked all the same.
 */
export async function reportNobodyLeft(
  db: Database,
  { booking, offers, visit: { startsAt }, now }: DispatchFacts,
): Promise<void> {
  if (offers.some(({ state }) => state === 'open')) return;
  // An operator rings where nobody can be asked through the app, before the customer is alarmed.
  const alarm = offers.length > 0 ? 'nobody-left' : 'nobody-to-ask';
  const promised = { bookingId: booking.id, alarm, promisedAt: startsAt };
  if (!(await recordAlarm(db, promised, now))) return;
  if (alarm === 'nobody-to-ask') {
    const data = { startsAt, why: alarm };
    await recordEvent(db, booking.id, 'NobodyHasRoom', now, 'dispatch', data);
    return;
  }
  const about = { ...aboutBooking(booking), startsAt, early: true };
  await recordEvent(db, booking.id, 'NobodyAssignedYet', now, 'dispatch', about);
}
