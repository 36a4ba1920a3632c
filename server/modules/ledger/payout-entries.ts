import type { Paise } from '#kernel/money.ts';
import { type Entry, move } from './entries.ts';

type PayoutMoney = { readonly payoutId: string; readonly amountPaise: Paise };

/** The customer wants credit as money: we owe them the money instead of the credit. */
export const payoutDueEntry = ({ payoutId, amountPaise }: PayoutMoney): Entry => ({
  kind: 'payout-due',
  reference: `payout-due:${payoutId}`,
  lines: move(amountPaise, 'payouts_payable', 'account_credit'),
});

/** One of us pays it out of our own pocket. */
export const payoutByHandEntry = ({ payoutId, amountPaise }: PayoutMoney): Entry => ({
  kind: 'payout-due',
  reference: `payout-due:${payoutId}`,
  lines: move(amountPaise, 'payouts_payable', 'goodwill'),
});

/** The payout has left our bank and reached the customer's. */
export const payoutPaidEntry = ({ payoutId, amountPaise }: PayoutMoney): Entry => ({
  kind: 'payout-paid',
  reference: `payout-paid:${payoutId}`,
  lines: move(amountPaise, 'bank', 'payouts_payable'),
});

/** It could not be paid out: it is credit again. */
export const payoutReturnedEntry = ({ payoutId, amountPaise }: PayoutMoney): Entry => ({
  kind: 'payout-returned',
  reference: `payout-returned:${payoutId}`,
  lines: move(amountPaise, 'account_credit', 'payouts_payable'),
});
