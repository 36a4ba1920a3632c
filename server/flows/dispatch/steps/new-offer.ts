import { MINUTE } from '#kernel/time.ts';
import { quoteLongWay } from '#server/modules/allowance/allowance.ts';
import type { NewOffer } from '#server/modules/dispatch/offer-store.ts';
import { quoteKarigarPay } from '#server/modules/karigar/pay.ts';
import { kilometresOf } from '#server/modules/visit/journey.ts';
import type { Found } from './list-candidates.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';

type Terms = Pick<NewOffer, 'id' | 'round' | 'urgent' | 'expiresAt'>;

/** The visit as one Karigar is offered it: what they would earn, and the way they would have. */
export function newOffer(
  { booking, visit, further, teamSize, rates, now }: DispatchFacts,
  found: Found,
  karigarId: number,
  terms: Terms,
): NewOffer {
  const sits = found.openings.get(karigarId);
  const arrivesAt = sits?.visit.startsAt ?? visit.startsAt;
  const leaveAt = sits?.opening.leaveAt ?? visit.startsAt;
  const minutes = Math.round((arrivesAt - leaveAt) / MINUTE);
  const { category, option } = booking;
  // A Karigar who comes to some of the visits is paid for those.
  const share = (1 + further.length) / booking.days;
  const pricePaise = Math.floor(booking.pricePaise * share);
  return {
    ...terms,
    bookingId: booking.id,
    karigarId,
    leads: true,
    beyondMinutes: found.candidates.find((one) => one.karigarId === karigarId)?.beyondMinutes ?? 0,
    startsAt: visit.startsAt,
    offeredAt: now,
    pay: quoteKarigarPay({ pricePaise, category, option, teamSize }),
    journey: {
      from: sits?.opening.previousHoldId == null ? 'home' : 'visit',
      minutes,
      leaveAt,
    },
    longWayPaise: rates ? quoteLongWay(rates, kilometresOf(minutes)) : 0,
  };
}
