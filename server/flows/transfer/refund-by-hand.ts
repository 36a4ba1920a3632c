import type { RefusalOf } from '#contract/operation.ts';
import type { refundByHand as contract } from '#contract/ops/refund-by-hand.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import { BY_HAND } from '#server/modules/transfer/refunding.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { askByHand } from './steps/ask-by-hand.ts';
import { hadBack, refundCourse } from './steps/refund-course.ts';

/** An operator gives back what no table does, the way it came. */
export async function refundByHand(
  world: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly id: string;
    readonly attemptId: string;
    readonly amountPaise: Paise;
    readonly by: string;
    readonly why: string;
    /** Why the customer is to have back more than was paid. */
    readonly aboveWhy?: string | undefined;
    readonly shownThenBackPaise?: Paise | undefined;
  },
): Promise<Outcome<'approved' | 'requested', RefusalOf<typeof contract>>> {
  const { id, attemptId, amountPaise } = command;
  const known = await findAttempt(world.pool, attemptId);
  if (known?.state !== 'succeeded') return refuse('payment-not-found');
  const { bookingId } = known;
  const refund = { id, bookingId, attemptId, amountPaise, reason: BY_HAND };
  return transaction(world.pool, async (db) => {
    const course = await refundCourse(db, world.now(), refund, command.aboveWhy);
    if (!course) return refuse('payment-not-found');
    return askByHand(course, { purpose: 'refund', ...refund }, command, async () => {
      const { paidPaise, backPaise } = await hadBack(db, bookingId);
      const thenBackPaise = backPaise + amountPaise;
      return thenBackPaise === (command.shownThenBackPaise ?? thenBackPaise)
        ? accept(undefined)
        : refuse('refund-changed', { paidPaise, thenBackPaise });
    });
  });
}
