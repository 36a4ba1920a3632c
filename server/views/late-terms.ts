import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { lateTerms } from '#server/modules/booking/late-terms.ts';
import { isOneOfSeveral } from '#server/modules/booking/single-visit.ts';
import type { Row } from './booking-rows.ts';

/** Shows the sums we owe while nobody is at the door, by the clock that counts them. */
export function lateView(booking: Booking, { instalments, visits }: Row, now: Instant) {
  const { paidForVisitsPaise } = moneyOfParts(booking, instalments, now);
  const terms = lateTerms(booking, paidForVisitsPaise, now);
  if (!terms) return null;
  const { refundPaise, creditPaise } = terms;
  const endsAlone = visits.some((visit) => isOneOfSeveral(booking, visits, visit));
  return {
    now: toIndiaIso(now),
    promisedAt: toIndiaIso(terms.promisedAt),
    freeFrom: toIndiaIso(terms.freeFrom),
    owedFrom: toIndiaIso(terms.owedFrom),
    gets: endsAlone ? null : { refundPaise, creditPaise },
  };
}
