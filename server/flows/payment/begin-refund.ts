import type { Paise } from '#kernel/money.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { nextRefundAskAt } from '#server/modules/payment/asking.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import { findRefund, lockRefund, recordRefundSent } from '#server/modules/payment/refund-store.ts';
import { isReturned, nextRefundStep, refundReference } from '#server/modules/payment/refunding.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

/** The message or question about a refund for the gateway; nothing when there is nothing to do now. */
export type RefundCall = {
  readonly kind: 'send' | 'ask';
  readonly provider: string;
  readonly refundReference: string;
  readonly orderReference: string;
  readonly paymentReference: string | null;
  readonly amountPaise: Paise;
};

/**
 * A refund's next step is written before it is taken. Once a try is written, a repeated call only asks what became of
 * it: nothing is sent blindly a second time.
 */
export async function beginRefund(
  world: { readonly pool: Pool; readonly now: Clock },
  command: { readonly refundId: string },
): Promise<{ readonly call?: RefundCall; readonly againAt?: Instant }> {
  const known = await findRefund(world.pool, command.refundId);
  if (!known) return {};
  return transaction(world.pool, async (db) => {
    const now = world.now();
    const booking = await lockBooking(db, known.bookingId);
    const refund = await lockRefund(db, known.id);
    const attempt = await findAttempt(db, known.attemptId);
    if (!booking || !refund || !attempt) return {};

    const step = nextRefundStep(refund, now);
    if (step.kind === 'nothing') return {};
    if (step.kind === 'wait') return { againAt: step.until };
    const tries = step.kind === 'send' ? refund.tries + 1 : refund.tries;
    const call: RefundCall = {
      kind: step.kind,
      provider: attempt.provider,
      refundReference: refundReference({ id: refund.id, tries }),
      orderReference: attempt.orderReference,
      paymentReference: attempt.gatewayReference,
      amountPaise: refund.amountPaise,
    };
    if (step.kind === 'send') {
      await recordRefundSent(db, refund.id, step.state, now, nextRefundAskAt(0, now));
      await recordEvent(db, booking.id, 'RefundInitiated', now, 'clock', {
        ...aboutBooking(booking),
        refundId: refund.id,
        amountPaise: refund.amountPaise,
        tries,
        returned: isReturned(refund),
      });
    }
    return { call };
  });
}
