import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { previewRefund as contract } from '#contract/ops/preview-refund.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import { BY_HAND } from '#server/modules/transfer/refunding.ts';
import { needsSecondPerson } from '#server/modules/transfer/second-person.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { hadBack, refundCourse } from './steps/refund-course.ts';

/** The refund by hand as it would be judged now; nothing is written. */
export async function previewRefund(
  world: { readonly pool: Pool; readonly now: Clock },
  command: { readonly attemptId: string; readonly amountPaise: Paise; readonly by: string },
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> {
  const { attemptId, amountPaise, by } = command;
  const known = await findAttempt(world.pool, attemptId);
  if (known?.state !== 'succeeded') return refuse('payment-not-found');
  const { bookingId } = known;
  const refund = { id: attemptId, bookingId, attemptId, amountPaise, reason: BY_HAND };
  return transaction(world.pool, async (db) => {
    const course = await refundCourse(db, world.now(), refund);
    if (!course) return refuse('payment-not-found');
    if (course.ownerId === by) return refuse('own-money');
    const may = await course.mayGo();
    if (!may.ok && may.refusal.code === 'more-than-came')
      return { ok: false, refusal: { ...may.refusal, code: 'more-than-came' } };
    const { paidPaise, backPaise } = await hadBack(db, bookingId);
    return accept({
      bookingId,
      paidPaise,
      thenBackPaise: backPaise + amountPaise,
      needsReason: !may.ok,
      needsTwo: needsSecondPerson(amountPaise, await course.givenAlone()),
    });
  });
}
