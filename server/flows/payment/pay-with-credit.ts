import type { payWithCredit as contract } from '#contract/customer/pay-with-credit.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { recordInstalmentSplit } from '#server/modules/booking/instalment-store.ts';
import { dueInstalment } from '#server/modules/booking/instalments.ts';
import { nextReminder } from '#server/modules/booking/reminding.ts';
import {
  listInstalments,
  lockBooking,
  recordFirm,
  recordInstalmentPaid,
} from '#server/modules/booking/store.ts';
import { creditUsedEntry } from '#server/modules/ledger/entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { listOpenAttempts } from '#server/modules/payment/attempt-store.ts';
import { lockCredit, recordCredit } from '#server/modules/payment/credit-store.ts';
import { usableCredit } from '#server/modules/payment/crediting.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/about-booking.ts';
import { owedBefore } from '../steps/count-money.ts';

/**
 * What is due is paid with the customer's credit, as far as it reaches; the rest stays due. Not while a payment is on its
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
    const due = dueInstalment(booking, await listInstalments(db, booking.id), now);
    if (!due) return refuse('nothing-due');
    if ((await listOpenAttempts(db, booking.id)).length > 0) return refuse('payment-under-way');
    const balancePaise = await lockCredit(db, booking.userId);
    const isHeld = booking.holdUntil !== null;
    const amountPaise = usableCredit(balancePaise, due.amountPaise, { isHeld });
    if (amountPaise === 0 || amountPaise !== command.shownPaise) {
      return refuse('amount-mismatch', { creditPaise: amountPaise });
    }
    const whole = amountPaise === due.amountPaise;
    if (!whole) await recordInstalmentSplit(db, booking.id, due.position, amountPaise);
    await recordInstalmentPaid(db, booking.id, due.position, now);
    const becameFirm = whole && booking.status === 'pending' && booking.firmAt === null;
    if (whole) await recordFirm(db, booking.id, now);
    const { position: instalment } = due;
    const credit = { userId: booking.userId, bookingId: booking.id, instalment };
    await recordCredit(db, { ...credit, amountPaise: -amountPaise, reason: 'used' }, now);
    const actor = `customer:${booking.userId}`;
    const eventId = await recordEvent(db, booking.id, 'CreditUsed', now, actor, {
      ...aboutBooking(booking),
      instalment,
      amountPaise,
      becameFirm,
      remindAt: nextReminder(booking, await listInstalments(db, booking.id))?.at ?? null,
    });
    const move = { eventId, bookingId: booking.id, at: now };
    await postEntry(db, creditUsedEntry({ bookingId: booking.id, instalment, amountPaise }), move);
    const paid = owedBefore(booking, due.kind);
    if (paid) await postEntry(db, paid({ bookingId: booking.id, instalment, amountPaise }), move);
    return accept('used');
  });
}
