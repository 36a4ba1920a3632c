import { payFailedByHand as payPromise } from '#contract/ops/pay-failed-by-hand.ts';
import { readFailedTransfer as readPromise } from '#contract/ops/read-failed-transfer.ts';
import { tryTransferAgain as againPromise } from '#contract/ops/try-transfer-again.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { lookAtFailed } from '#server/flows/transfer/look-at-failed.ts';
import { payFailedByHand } from '#server/flows/transfer/pay-failed-by-hand.ts';
import { tryTransferAgain } from '#server/flows/transfer/try-transfer-again.ts';
import { readFailedTransfer } from '#server/views/failed-transfer.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Refunds and payouts that failed for good: what they are, and the two ways on. */
export const failedMoneyAnswers: readonly Answer[] = [
  answer(readPromise, async ({ id }, { world }) => {
    const seen = await lookAtFailed(world, id);
    if (!seen.ok) return seen;
    const told = await readFailedTransfer(world.pool, id);
    return told ? accept({ ...told, ...seen.value }) : refuse('no-such-transfer');
  }),
  answer(againPromise, async (input, { world, person }) => {
    const done = await tryTransferAgain(world, { ...input, by: person.id });
    return done.ok ? accept({ state: done.value }) : done;
  }),
  answer(payPromise, async (input, { world, person }) => {
    const done = await payFailedByHand(world, { ...input, by: person.id });
    return done.ok ? accept({ state: done.value }) : done;
  }),
];
