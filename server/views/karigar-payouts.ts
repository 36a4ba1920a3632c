import type { readEarnings } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { INCOME_TAX_KEPT } from './income-tax-kept.ts';

export type Payout = OutputOf<typeof readEarnings>['payouts'][number];

export type PayoutRow = Omit<Payout, 'madeAt' | 'state'> & {
  madeAt: Instant;
  paidAt: Instant | null;
  returnedAt: Instant | null;
};

/** Payments to Karigars, each as its receiver reads it. */
export const SELECT_PAYOUT = `select id, requested_at as "madeAt", amount_paise as "amountPaise", earned_paise as "earnedPaise",
      cash_held_paise as "cashHeldPaise", ${INCOME_TAX_KEPT} as "incomeTaxPaise", paid_at as "paidAt", returned_at as "returnedAt", reference as "bankReference"
    from transfers p`;

export const toPayout = ({ madeAt, paidAt, returnedAt, ...one }: PayoutRow): Payout => ({
  ...one,
  madeAt: toIndiaIso(madeAt),
  // A payment that the bank had made may have come back since.
  state: returnedAt !== null ? 'returned' : paidAt !== null ? 'paid' : 'made',
});
