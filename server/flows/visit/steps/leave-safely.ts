import { moves } from '#contract/lifecycle.ts';
import { policy } from '#contract/policy.ts';
import { DAY, type Instant, MINUTE } from '#kernel/time.ts';
import { recordParted } from '#server/modules/availability/parting-store.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { recordSafetyCase, type SafetyCase } from '#server/modules/visit/case-store.ts';
import { recordSafetyExits } from '#server/modules/visit/safety-exit-store.ts';
import { findVisit, recordCodeVoid } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { freeTeam } from '../../steps/booking/free-team.ts';
import { payLongWaysOf } from '../../steps/money/pay-long-ways.ts';
import { payVisit } from '../../steps/money/pay-visit.ts';
import { crewOf } from '../../steps/visit/crew-of.ts';
import { crewsCome, crewsToPay } from '../../steps/visit/crews-come.ts';
import { paySafetyExit } from './pay-safety-exit.ts';

/**
 * "No questions first; visit paid; case opened; customer's money held to the case": a person who does not feel safe
 * goes, and need not say why before they have gone. Two who have parted so never meet again.
 */
export async function leaveSafely(
  db: Database,
  places: Places,
  booking: Booking,
  by: { readonly openedBy: SafetyCase['openedBy']; readonly actor: string; readonly now: Instant },
): Promise<void> {
  const { openedBy, actor, now } = by;
  const bySelf = openedBy === 'karigar';
  const visit = await findVisit(db, booking.id);
  const crew = await crewOf(db, booking, visit, now);
  const come = await crewsCome(db, booking, visit, now);
  const days = crewsToPay(booking, come);
  const callBy = now + policy.safety.callWithinMinutes * MINUTE;
  const { from, to, event } = moves.safetyExit;
  await recordMoved(db, booking.id, from, to, now);
  await recordCodeVoid(db, booking.id);
  await freeTeam(db, places, booking.id, 'out');
  await recordSafetyCase(db, booking.id, { openedBy, leftAtStatus: booking.status }, now);
  await recordSafetyExits(db, booking.id, crew, { bySelf, leftAt: now, callBy });
  const eventId = await recordEvent(db, booking.id, event, now, actor, {
    ...aboutBooking(booking),
    karigarId: visit?.karigarId ?? null,
    karigarIds: crew,
    from: booking.status,
    openedBy,
    callBy,
    timeoutAt: now + policy.standstill.disputeDays * DAY,
  });
  // A Karigar who leaves is paid the whole visit; where the customer ends it, the way is paid until the case is heard.
  const ending = { db, now, booking, eventId };
  if (bySelf) await paySafetyExit(ending, days, crew);
  else await payVisit(ending, crew, booking.status === 'dispatched' ? 'on-the-way' : 'door');
  if (bySelf || booking.status !== 'dispatched')
    await payLongWaysOf({ db, now, booking, actor }, come);
  // This comes last, because every other change of the roster waits until it is written.
  const { id: bookingId, userId } = booking;
  await recordParted(db, { userId, karigarIds: crew, bookingId }, now);
}
