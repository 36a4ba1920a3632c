import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { Facts } from '#server/facts/facts.ts';
import { decideCustomerNoShow } from '#server/modules/booking/failing.ts';
import { paidOf } from '#server/modules/booking/instalments.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endBooking } from '../steps/end-booking.ts';

type Refusals = 'booking-not-found' | 'not-at-the-door' | 'wait-longer' | 'try-to-reach';

/** Nobody was at home, says the Karigar, after the wait and the calls that the policy asks for: the fee is due. */
export async function markNoShow(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: Pick<Facts, 'places'> },
  command: { readonly bookingId: string; readonly actor: string; readonly contactTries: number },
): Promise<Outcome<'ended' | 'had-ended', Refusals>> {
  const places = await world.facts.places();
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    if (!booking) return refuse('booking-not-found');
    if (booking.status === 'no_show_customer') return accept('had-ended');
    const now = world.now();
    const waiting = { arrivedAt: booking.arrivedAt ?? now, contactTries: command.contactTries };
    const decided = decideCustomerNoShow(booking, waiting, now);
    if (!decided.ok) return decided;
    const { feePaise } = decided.value;
    const paidPaise = paidOf(await listInstalments(db, booking.id));
    await endBooking(db, places, booking, {
      move: 'customerNoShow',
      actor: command.actor,
      now,
      feePaise,
      duePaise: Math.max(0, feePaise - paidPaise),
      refundPaise: Math.max(0, paidPaise - feePaise),
      goodwillPaise: 0,
      more: { contactTries: command.contactTries },
    });
    return accept('ended');
  });
}
