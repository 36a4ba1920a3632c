import type { cancelBooking as contract } from '#contract/customer/cancel-booking.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, DAY } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { quoteCancellation } from '#server/modules/booking/cancelling.ts';
import { paidOf } from '#server/modules/booking/instalments.ts';
import { canMove, legalMoves } from '#server/modules/booking/lifecycle.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import { sumGivenByHand } from '#server/modules/payment/hand-refund-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endBooking } from '../steps/end-booking.ts';

/**
 * The customer gives his booking up, for the fee and the refund that he was shown; if they have changed meanwhile,
 * nothing happens and he is shown the new ones. Cancelled once more, it stays as it is.
 */
export async function cancelBooking(
  world: {
    readonly pool: Pool;
    readonly now: Clock;
    readonly facts: Pick<AppCache, 'places'>;
  },
  command: {
    readonly bookingId: string;
    readonly userId: string;
    readonly shownFeePaise: Paise;
    readonly shownRefundPaise: Paise;
  },
): Promise<Outcome<'cancelled' | 'was-cancelled', RefusalOf<typeof contract>>> {
  const places = await world.facts.places();
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    // Nobody learns that there is such a booking of somebody else.
    if (booking?.userId !== command.userId) return refuse('booking-not-found');
    if (booking.status === 'cancelled') return accept('was-cancelled');
    if (!canMove('cancel', booking.status, 'customer')) {
      return refuse('not-cancellable', { moves: legalMoves(booking.status) });
    }
    // Only now: whoever held the lock may have held it until the fee had risen.
    const now = world.now();
    const paidPaise = paidOf(await listInstalments(db, booking.id));
    const handedBackPaise = await sumGivenByHand(db, booking.id);
    const quote = quoteCancellation(booking, paidPaise, now, handedBackPaise);
    const { feePaise, refundPaise, duePaise, countedPaise, reason } = quote;
    if (feePaise !== command.shownFeePaise || refundPaise !== command.shownRefundPaise) {
      return refuse('fee-changed', { feePaise, refundPaise });
    }
    await endBooking(db, places, booking, {
      move: 'cancel',
      actor: `customer:${booking.userId}`,
      now,
      ...{ feePaise, duePaise, refundPaise, countedPaise, goodwillPaise: 0 },
      more: { reason, remindAt: duePaise > 0 ? now + DAY : null },
    });
    return accept('cancelled');
  });
}
