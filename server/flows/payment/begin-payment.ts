import type { Paise } from '#kernel/money.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { partsPaidBy } from '#server/modules/booking/instalments.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { type Begun, beginAttempt } from './steps/begin-attempt.ts';

export type { Begun };

export type BeginRefusal =
  | 'booking-not-found'
  | 'booking-expired'
  | 'nothing-due'
  | 'amount-mismatch';

/**
 * The customer wants to pay what is due: the attempt is written before any gateway hears of it, and there is never more
 * than one order that could be paid (ruling R6).
 */
export async function beginPayment(
  world: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    readonly userId: string;
    readonly provider: string;
    readonly amountPaise: Paise;
  },
): Promise<Outcome<Begun, BeginRefusal>> {
  return transaction<Outcome<Begun, BeginRefusal>>(world.pool, async (db) => {
    const now = world.now();
    const booking = await lockBooking(db, command.bookingId);
    // Nobody learns that there is such a booking of somebody else.
    if (booking?.userId !== command.userId) return refuse('booking-not-found');
    const money = moneyOfParts(booking, await listInstalments(db, booking.id), now);
    if (money.isTooLate) return refuse('booking-expired');
    const { amountPaise, provider, userId } = command;
    const paid = partsPaidBy(money, amountPaise);
    const wanted = { ...paid, amountPaise, provider, actor: `customer:${userId}` };
    return beginAttempt(db, booking, wanted, now);
  });
}
