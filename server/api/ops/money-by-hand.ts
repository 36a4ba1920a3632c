import { approveTransfer as approvePromise } from '#contract/ops/approve-transfer.ts';
import { declineTransfer as declinePromise } from '#contract/ops/decline-transfer.ts';
import { payOutByHand as payOutPromise } from '#contract/ops/pay-out-by-hand.ts';
import { previewPayout as previewPayoutPromise } from '#contract/ops/preview-payout.ts';
import { previewRefund as previewPromise } from '#contract/ops/preview-refund.ts';
import { readBookingMoney as moneyPromise } from '#contract/ops/read-booking-money.ts';
import { refundByHand as refundPromise } from '#contract/ops/refund-by-hand.ts';
import { resolveMismatch as resolvePromise } from '#contract/ops/resolve-mismatch.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { resolveMismatch } from '#server/flows/payment/resolve-mismatch.ts';
import { approveTransfer } from '#server/flows/transfer/approve-transfer.ts';
import { declineTransfer } from '#server/flows/transfer/decline-transfer.ts';
import { payOutByHand } from '#server/flows/transfer/pay-out-by-hand.ts';
import { previewPayout } from '#server/flows/transfer/preview-payout.ts';
import { previewRefund } from '#server/flows/transfer/preview-refund.ts';
import { refundByHand } from '#server/flows/transfer/refund-by-hand.ts';
import { readBookingMoney } from '#server/views/booking-money.ts';
import { readPayoutWays } from '#server/views/payout-ways.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Money that one of us gives back or pays, and the second of us who agrees to it or does not. */
export const moneyByHandAnswers: readonly Answer[] = [
  answer(moneyPromise, ({ id }, { db, now }) => readBookingMoney(db, id, now)),
  answer(previewPromise, (input, { world, person }) =>
    previewRefund(world, { ...input, by: person.id }),
  ),
  answer(refundPromise, async ({ refundId, ...refund }, { world, person }) =>
    asState(await refundByHand(world, { ...refund, id: refundId, by: person.id })),
  ),
  answer(previewPayoutPromise, async (input, { world, db, person }) => {
    const ways = await readPayoutWays(db, input.userId);
    if (!ways) return refuse('person-not-found');
    const judged = await previewPayout(world, { ...input, by: person.id });
    return judged.ok ? accept({ ...ways, ...judged.value }) : judged;
  }),
  answer(payOutPromise, async ({ payoutId, ...payout }, { world, person }) =>
    asState(await payOutByHand(world, { ...payout, id: payoutId, by: person.id })),
  ),
  answer(approvePromise, async (input, { world, person }) =>
    asState(await approveTransfer(world, { ...input, by: person.id })),
  ),
  answer(resolvePromise, (input, { world, person }) =>
    resolveMismatch(world, { ...input, actor: `ops:${person.id}` }),
  ),
  answer(declinePromise, async (input, { world, person }) =>
    asState(await declineTransfer(world, { ...input, by: person.id })),
  ),
];

const asState = <State, Code extends string>(
  outcome: Outcome<State, Code>,
): Outcome<{ state: State }, Code> => (outcome.ok ? accept({ state: outcome.value }) : outcome);
