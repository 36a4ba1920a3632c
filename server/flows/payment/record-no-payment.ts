import type { Clock, Instant } from '#kernel/time.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { nextAskAt } from '#server/modules/payment/asking.ts';
import { isOpen } from '#server/modules/payment/attempt.ts';
import { lockAttempt, recordAsked, recordClosed } from '#server/modules/payment/attempt-store.ts';
import { judgeNoReceipt, type NoReceipt } from '#server/modules/payment/receipt.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/about-booking.ts';

export type AskedAgain = {
  /** Money may still come by this order. */
  readonly open: boolean;
  readonly nextAskAt: Instant | null;
};

/** The gateway was asked about an order that is not paid: it has failed, or it will be asked about again. */
export async function recordNoPayment(
  world: { readonly pool: Pool; readonly now: Clock },
  command: { readonly attemptId: string; readonly report: NoReceipt },
): Promise<AskedAgain> {
  return transaction(world.pool, async (db) => {
    const now = world.now();
    const attempt = await lockAttempt(db, command.attemptId);
    if (!attempt || !isOpen(attempt)) return { open: false, nextAskAt: null };

    const verdict = judgeNoReceipt(attempt, command.report, now);
    if (verdict === 'open') {
      const next = nextAskAt(attempt.createdAt, now);
      if (next !== undefined) {
        await recordAsked(db, attempt.id, next);
        return { open: true, nextAskAt: next };
      }
    }
    const state = verdict === 'open' ? 'expired' : verdict;
    await recordClosed(db, attempt.id, state);
    const booking = await findBooking(db, attempt.bookingId);
    if (booking) {
      await recordEvent(db, booking.id, 'PaymentFailed', now, `gateway:${attempt.provider}`, {
        ...aboutBooking(booking),
        attemptId: attempt.id,
        state,
      });
    }
    return { open: false, nextAskAt: null };
  });
}
