import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { lateTerms } from '#server/modules/booking/late-terms.ts';
import { isOneOfSeveral } from '#server/modules/booking/single-visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Row } from './booking-rows.ts';

/** Shows the sums we owe while nobody is at the door, by the clock that counts them, and who else has been asked. */
export async function lateView(
  db: Database,
  booking: Booking,
  { instalments, visits }: Row,
  now: Instant,
) {
  const { paidForVisitsPaise } = moneyOfParts(booking, instalments, now);
  const terms = lateTerms(booking, paidForVisitsPaise, now);
  if (!terms) return null;
  const { refundPaise, creditPaise } = terms;
  const endsAlone = visits.some((visit) => isOneOfSeveral(booking, visits, visit));
  const asked = await selectOthersAsked.first(db, [booking.id, new Date(now)]);
  return {
    now: toIndiaIso(now),
    promisedAt: toIndiaIso(terms.promisedAt),
    freeFrom: toIndiaIso(terms.freeFrom),
    owedFrom: toIndiaIso(terms.owedFrom),
    gets: endsAlone ? null : { refundPaise, creditPaise },
    othersAsked: asked?.count ?? 0,
  };
}

const selectOthersAsked = statement<[bookingId: string, now: Date], { count: number }>({
  name: 'view-others-asked',
  text: `select count(*)::int as count from offers
    where booking_id = $1 and urgent and leads and state = 'open' and expires_at > $2`,
});
