import { policy } from '#contract/policy.ts';
import { type Clock, MINUTE } from '#kernel/time.ts';
import { isAhead } from '#server/modules/booking/several-days.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { recordAlarm } from '#server/modules/visit/alarm-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { visitAtHand } from '../../steps/visit/visit-at-hand.ts';

/**
 * Nobody is at the door where work that has begun is to go on, half an hour after its time: operations are told, once for each
 * Karigar who was to come. A Karigar who has set out may be there without having said so, and keeps it. For one who has not,
 * others are asked as long as somebody may still come instead; that Karigar too may be there, without a signal, and keeps it
 * until another says yes. A visit that has not begun is rescued at once: the clock tells of it by its own alarms.
 */
export const reportStalledVisit = (
  world: { readonly pool: Pool; readonly now: Clock },
  { bookingId, visitId }: { readonly bookingId: string; readonly visitId: string },
): Promise<'ask' | 'told' | 'waits' | 'over'> =>
  transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    const now = world.now();
    const visit = await findVisit(db, bookingId);
    const at = booking && (await visitAtHand(db, booking, visit, now));
    const karigarId = visit?.karigarId;
    // Another flow looks after a Karigar who has arrived meanwhile, a day that is over, and a day that nobody leads.
    if (!booking || at?.id !== visitId || !visit || !karigarId) return 'over';
    if (booking.status !== 'in_progress') return 'ask';
    const { startsAt } = at;
    // A Karigar who has taken it over since then has that long as well.
    const expectedAt = Math.max(startsAt, visit.assignedAt);
    if (now < expectedAt + policy.noShow.karigarAfterMinutes * MINUTE) return 'waits';
    const alarm = { bookingId, alarm: 'stands-still', promisedAt: expectedAt };
    const isFirst = await recordAlarm(db, alarm, now);
    if (isFirst) {
      const about = { ...aboutBooking(booking), karigarId, ...at.about };
      await recordEvent(db, bookingId, 'VisitStandsStill', now, 'dispatch', about);
    }
    if (at.dispatchedAt === null && isAhead(startsAt, now)) return 'ask';
    return isFirst ? 'told' : 'waits';
  });
