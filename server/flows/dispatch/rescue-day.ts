import { policy } from '#contract/policy.ts';
import { type Clock, MINUTE } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { recordAlarm } from '#server/modules/visit/alarm-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/about-booking.ts';
import { dayAtHand } from '../steps/day-at-hand.ts';
import { handOver } from '../steps/hand-over.ts';

/**
 * Nobody is at the door on a later day of an event. Who has not even set out for it half an hour after its time does not
 * come: somebody else leads the days that are left, and a place of the team is filled at once. Who has set out may be there
 * without having said so: operations are told, and he keeps it.
 */
export const rescueDay = (
  world: { readonly pool: Pool; readonly now: Clock },
  { bookingId, dayId }: { readonly bookingId: string; readonly dayId: string },
): Promise<'handed-over' | 'told' | 'waits' | 'over'> =>
  transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    const now = world.now();
    const day = booking && (await dayAtHand(db, booking, now));
    const visit = await findVisit(db, bookingId);
    const karigarId = visit?.karigarId;
    // He has arrived meanwhile, the day is over, or nobody leads it: that is looked after elsewhere.
    if (!booking || day?.id !== dayId || !visit || !karigarId) return 'over';
    const { startsAt } = day;
    // Who has taken it over since then has that long himself.
    const expectedAt = Math.max(startsAt, visit.assignedAt);
    if (now < expectedAt + policy.noShow.providerAfterMinutes * MINUTE) return 'waits';
    if (!day.way) {
      const given = { karigarId, why: 'silent', actor: 'dispatch', now };
      return (await handOver(db, booking, given)) ? 'handed-over' : 'over';
    }
    const alarm = { bookingId, alarm: 'stands-still', promisedAt: startsAt };
    if (!(await recordAlarm(db, alarm, now))) return 'waits';
    const about = { ...aboutBooking({ ...booking, startsAt, days: 1 }), karigarId, dayId };
    await recordEvent(db, bookingId, 'VisitStandsStill', now, 'dispatch', about);
    return 'told';
  });
