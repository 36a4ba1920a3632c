import type { Paise } from '#kernel/money.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import { BY_HAND } from '#server/modules/transfer/refunding.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { askByHand } from './steps/ask-by-hand.ts';
import { refundCourse } from './steps/refund-course.ts';

/** An operator gives back what no table does, the way it came. */
export async function refundByHand(
  world: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly id: string;
    readonly attemptId: string;
    readonly amountPaise: Paise;
    readonly by: string;
    readonly why: string;
  },
): Promise<
  Outcome<
    'approved' | 'requested',
    'payment-not-found' | 'own-money' | 'more-than-came' | 'transfer-id-reused'
  >
> {
  const { id, attemptId, amountPaise } = command;
  const known = await findAttempt(world.pool, attemptId);
  if (known?.state !== 'succeeded') return refuse('payment-not-found');
  const { bookingId } = known;
  const refund = { id, bookingId, attemptId, amountPaise, reason: BY_HAND };
  return transaction(world.pool, async (db) => {
    const course = await refundCourse(db, world.now(), refund);
    if (!course) return refuse('payment-not-found');
    return askByHand(course, { purpose: 'refund', ...refund }, command);
  });
}
