import { approvePayoutByHand as approvePayoutPromise } from '#contract/ops/approve-payout-by-hand.ts';
import { approveRefundByHand as approveRefundPromise } from '#contract/ops/approve-refund-by-hand.ts';
import { declinePayoutByHand as declinePayoutPromise } from '#contract/ops/decline-payout-by-hand.ts';
import { declineRefundByHand as declineRefundPromise } from '#contract/ops/decline-refund-by-hand.ts';
import { payOutByHand as payOutPromise } from '#contract/ops/pay-out-by-hand.ts';
import { readBookingMoney as moneyPromise } from '#contract/ops/read-booking-money.ts';
import { refundByHand as refundPromise } from '#contract/ops/refund-by-hand.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { declineRefundByHand } from '#server/flows/payment/decline-refund-by-hand.ts';
import { approveRefundByHand, refundByHand } from '#server/flows/payment/refund-by-hand.ts';
import { declinePayoutByHand } from '#server/flows/payout/decline-payout-by-hand.ts';
import { approvePayoutByHand, payOutByHand } from '#server/flows/payout/pay-out-by-hand.ts';
import { readBookingMoney } from '#server/views/booking-money.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Money that one of us gives back or pays, and the second of us who agrees to it or does not. */
export const moneyByHandAnswers: readonly Answer[] = [
  answer(moneyPromise, ({ id }, { db }) => readBookingMoney(db, id)),
  answer(refundPromise, async ({ refundId, ...refund }, { world, person }) =>
    asState(await refundByHand(world, { ...refund, id: refundId, by: person.id })),
  ),
  answer(approveRefundPromise, async ({ id }, { world, person }) =>
    asState(await approveRefundByHand(world, { id, by: person.id })),
  ),
  answer(declineRefundPromise, async (input, { world, person }) =>
    asState(await declineRefundByHand(world, { ...input, by: person.id })),
  ),
  answer(payOutPromise, async ({ payoutId, ...payout }, { world, person }) =>
    asState(await payOutByHand(world, { ...payout, id: payoutId, by: person.id })),
  ),
  answer(approvePayoutPromise, async ({ id }, { world, person }) =>
    asState(await approvePayoutByHand(world, { id, by: person.id })),
  ),
  answer(declinePayoutPromise, async (input, { world, person }) =>
    asState(await declinePayoutByHand(world, { ...input, by: person.id })),
  ),
];

const asState = <State, Code extends string>(
  outcome: Outcome<State, Code>,
): Outcome<{ state: State }, Code> => (outcome.ok ? accept({ state: outcome.value }) : outcome);
