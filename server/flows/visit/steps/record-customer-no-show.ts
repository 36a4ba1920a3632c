import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { decideCustomerNoShow, type Waiting } from '#server/modules/booking/failing.ts';
import { asItsOwn, isOneOfSeveral } from '#server/modules/booking/single-visit.ts';
import { listVisits } from '#server/modules/visit/visit-end-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { endBooking } from '../../steps/booking/end-booking.ts';
import { endVisit } from '../../steps/booking/end-visit.ts';
import { leftToGiveBack } from '../../steps/money/left-to-give-back.ts';

/**
 * Nobody was at home, after the wait and the calls that the policy asks for: the fee is due. Of an event it is that day alone
 * that ends, for the fee of its price; the others stay. Where none stands without the others all end with the first.
 */
export async function recordCustomerNoShow(
  db: Database,
  places: Places,
  booking: Booking,
  {
    actor,
    now,
    visitId,
    ...waiting
  }: Waiting & {
    readonly actor: string;
    readonly now: Instant;
    /** At whose door. */
    readonly visitId: string;
  },
): Promise<Outcome<'ended', 'not-at-the-door' | 'wait-longer' | 'try-to-reach'>> {
  const visits = await listVisits(db, booking.id);
  const meant = visits.find(({ id }) => id === visitId);
  const isLater = meant !== undefined && meant.id !== booking.id;
  // A visit after the first ends alone also where none stands without the others: the first has taken place and is paid for.
  const endsAlone = meant && (isLater || isOneOfSeveral(booking, visits, meant));
  const visit = endsAlone ? meant : undefined;
  const later = isLater && { status: 'arrived' as const };
  const alone = visit ? { ...asItsOwn(booking, visit), ...later } : booking;
  const decided = decideCustomerNoShow(alone, waiting, now);
  if (!decided.ok) return decided;
  const { feePaise } = decided.value;
  const more = { contactTries: waiting.contactTries };
  if (visit) {
    const end = { move: 'customerNoShow', actor, now, feePaise, goodwillPaise: 0, more } as const;
    await endVisit(db, places, booking, { visit, visits, ...end });
    return accept('ended');
  }
  const { paidPaise, ...back } = await leftToGiveBack(db, booking.id, feePaise);
  await endBooking(db, places, booking, {
    move: 'customerNoShow',
    actor,
    now,
    feePaise,
    duePaise: Math.max(0, feePaise - paidPaise),
    ...back,
    goodwillPaise: 0,
    more,
  });
  return accept('ended');
}
