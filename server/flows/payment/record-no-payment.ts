import type { Clock, Instant } from '#kernel/time.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { nextAskAt, nextLateAskAt } from '#server/modules/payment/asking.ts';
import { type Attempt, isOpen } from '#server/modules/payment/attempt.ts';
import {
  lockAttempt,
  recordAsked,
  recordAskedLate,
  recordClosed,
} from '#server/modules/payment/attempt-store.ts';
import { judgeNoReceipt, type NoReceipt } from '#server/modules/payment/payment-report.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

export type AskedAgain = {
  /** Money may still come by this order. */
  readonly open: boolean;
  readonly nextAskAt: Instant | null;
};

/**
 * The gateway was asked about an order that is not paid: it has failed, or it will be asked about again. Also one that
 * has failed is asked about a few times more, because its money may come after all.
 */
export async function recordNoPayment(
  world: { readonly pool: Pool; readonly now: Clock },
  command: { readonly attemptId: string; readonly report: NoReceipt },
): Promise<AskedAgain> {
  return transaction(world.pool, async (db) => {
    const now = world.now();
    const attempt = await lockAttempt(db, command.attemptId);
    if (!attempt) return { open: false, nextAskAt: null };
    if (!isOpen(attempt)) {
      const open = attempt.state !== 'succeeded' && command.report.state === 'pending';
      return { open, nextAskAt: await askedLate(db, attempt, now) };
    }

    const verdict = judgeNoReceipt(attempt, command.report, now);
    if (verdict === 'open') {
      const next = nextAskAt(attempt.createdAt, now);
      if (next !== undefined) {
        await recordAsked(db, attempt.id, next);
        return { open: true, nextAskAt: next };
      }
    }
    const state = verdict === 'open' ? 'expired' : verdict;
    const late = nextLateAskAt(0, now) ?? null;
    await recordClosed(db, attempt.id, state, late);
    const booking = await findBooking(db, attempt.bookingId);
    if (booking) {
      await recordEvent(db, booking.id, 'PaymentFailed', now, `gateway:${attempt.provider}`, {
        ...aboutBooking(booking),
        attemptId: attempt.id,
        state,
      });
    }
    return { open: false, nextAskAt: late };
  });
}

/** An answer before the hour has come leaves the plan as it is. */
async function askedLate(db: Database, attempt: Attempt, now: Instant): Promise<Instant | null> {
  if (attempt.nextAskAt === null || attempt.nextAskAt > now) return attempt.nextAskAt;
  const next = nextLateAskAt(attempt.askedClosed + 1, now) ?? null;
  await recordAskedLate(db, attempt.id, next);
  return next;
}
