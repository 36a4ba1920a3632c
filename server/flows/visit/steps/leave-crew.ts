import { wasDropped } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import { policy } from '#contract/policy.ts';
import { MINUTE } from '#kernel/time.ts';
import { recordParted } from '#server/modules/availability/parting-store.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import { recordGivenBack } from '#server/modules/dispatch/offer-store.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import { recordSafetyExits } from '#server/modules/visit/safety-exit-store.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { freeHold } from '../../steps/booking/free-team.ts';
import { payLongWaysOf } from '../../steps/money/pay-long-ways.ts';
import { crewOf } from '../../steps/visit/crew-of.ts';
import { crewsCome, crewsToPay } from '../../steps/visit/crews-come.ts';
import { paySafetyExit } from './pay-safety-exit.ts';
import type { VisitContext } from './perform-karigar-action.ts';

/**
 * One of a crew who does not lead it leaves for safety: the others go on, the visit stays as it is. Whoever leaves is paid
 * the whole visit by us, is called, and never meets this customer again. Heard of only after the visit has ended, nothing
 * is paid twice.
 */
export async function leaveCrew(
  { db, now, booking, visit, karigarId, actor, ownAt }: VisitContext,
  places: Places,
): Promise<void> {
  const crew = await crewOf(db, booking, visit, now);
  const come = await crewsCome(db, booking, visit, now);
  const days = crewsToPay(booking, come);
  const callBy = now + policy.safety.callWithinMinutes * MINUTE;
  await recordSafetyExits(db, booking.id, [karigarId], { bySelf: true, leftAt: now, callBy });
  await recordGivenBack(db, booking.id, karigarId, now);
  for (const id of [booking.id, ...(await listDays(db, booking.id)).map((day) => day.id)])
    for (const hold of await listHoldsOf(db, id))
      if (hold.karigarId === karigarId) await freeHold(db, places, hold);
  const eventId = await recordEvent(db, booking.id, 'CrewMemberLeftForSafety', now, actor, {
    ...aboutBooking(booking),
    karigarId,
    crewKarigarIds: crew.filter((one) => one !== karigarId),
    from: booking.status,
    callBy,
    ownAt,
  });
  if (!isPaid(booking.status)) {
    await paySafetyExit({ db, now, booking, eventId }, days, [karigarId]);
    const own = come.map((one) => ({ ...one, crew: one.crew.filter((id) => id === karigarId) }));
    await payLongWaysOf({ db, now, booking, actor }, own);
  }
  const { id: bookingId, userId } = booking;
  await recordParted(db, { userId, karigarIds: [karigarId], bookingId }, now);
}

/** The Karigars who came have been paid, or nobody was to come any more. */
const isPaid = (status: BookingStatus): boolean => status === 'completed' || wasDropped(status);
