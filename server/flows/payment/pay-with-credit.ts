import type { payWithCredit as contract } from '#contract/customer/pay-with-credit.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import { listOpenAttempts } from '#server/modules/payment/attempt-store.ts';
import { lockCredit } from '#server/modules/payment/credit-store.ts';
import { usableCredit } from '#server/modules/payment/crediting.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { spendCredit } from '../steps/money/spend-credit.ts';

/**
 * Pays what is due with the customer's credit, as far as it reaches; the rest stays due. Not while a payment is on its
 * way: its money would come for a part that is paid.
 */
export async function payWithCredit(
  world: { readonly pool: Pool; readonly now: Clock },
  command: { readonly bookingId: string; readonly userId: string; readonly shownPaise: Paise },
): Promise<Outcome<'used', RefusalOf<typeof contract>>> {
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    // Nobody learns that there is such a booking of somebody else.
    if (booking?.userId !== command.userId) return refuse('booking-not-found');
    const now = world.now();
    const parts = await listInstalments(db, booking.id);
    const { dueNow: due, isTooLate } = moneyOfParts(booking, parts, now);
    if (isTooLate) return refuse('booking-expired');
    if (!due) return refuse('nothing-due');
    if ((await listOpenAttempts(db, booking.id)).length > 0) return refuse('payment-under-way');
    const balancePaise = await lockCredit(db, booking.userId);
    const isHeld = booking.holdUntil !== null;
    const amountPaise = usableCredit(balancePaise, due.amountPaise, { isHeld });
    if (amountPaise === 0 || amountPaise !== command.shownPaise) {
      return refuse('amount-mismatch', { creditPaise: amountPaise });
    }
    const actor = `customer:${booking.userId}`;
    await spendCredit({ db, now, booking, actor }, due, amountPaise);
    return accept('used');
  });
}
