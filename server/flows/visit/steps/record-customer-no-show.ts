import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { decideCustomerNoShow, type Waiting } from '#server/modules/booking/failing.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { endBooking } from '../../steps/booking/end-booking.ts';
import { leftToGiveBack } from '../../steps/money/left-to-give-back.ts';

/** Nobody was at home, after the wait and the calls that the policy asks for: the fee is due. */
export async function recordCustomerNoShow(
  db: Database,
  places: Places,
  booking: Booking,
  { actor, now, ...waiting }: Waiting & { readonly actor: string; readonly now: Instant },
): Promise<Outcome<'ended', 'not-at-the-door' | 'wait-longer' | 'try-to-reach'>> {
  const decided = decideCustomerNoShow(booking, waiting, now);
  if (!decided.ok) return decided;
  const { feePaise } = decided.value;
  const { paidPaise, ...back } = await leftToGiveBack(db, booking.id, feePaise);
  await endBooking(db, places, booking, {
    move: 'customerNoShow',
    actor,
    now,
    feePaise,
    duePaise: Math.max(0, feePaise - paidPaise),
    ...back,
    goodwillPaise: 0,
    more: { contactTries: waiting.contactTries },
  });
  return accept('ended');
}
