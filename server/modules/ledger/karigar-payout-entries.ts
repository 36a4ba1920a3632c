import type { Paise } from '#kernel/money.ts';
import { cashWithKarigar, karigarPayable } from './accounts.ts';
import { type Entry, type Line, move } from './entries.ts';

export type KarigarPayout = {
  readonly payoutId: string;
  readonly karigarId: number;
  readonly earnedPaise: Paise;
  readonly cashHeldPaise: Paise;
};

/** A Karigar's earnings are to go to their bank, less the cash of ours that they hold. */
export const karigarPayoutDueEntry = (payout: KarigarPayout): Entry => ({
  kind: 'karigar-payout-due',
  reference: `karigar-payout-due:${payout.payoutId}`,
  lines: linesOf(payout),
});

/** The payout has left our bank and reached the Karigar's. */
export const karigarPayoutPaidEntry = (payout: KarigarPayout): Entry => ({
  kind: 'karigar-payout-paid',
  reference: `karigar-payout-paid:${payout.payoutId}`,
  lines: move(payout.earnedPaise - payout.cashHeldPaise, 'bank', 'karigar_payouts_payable'),
});

/** The payout had reached the Karigar's bank, or so our bank had said, and came back to us. */
export const karigarPayoutBackEntry = (payout: KarigarPayout): Entry => ({
  kind: 'karigar-payout-back',
  reference: `karigar-payout-back:${payout.payoutId}`,
  lines: move(payout.earnedPaise - payout.cashHeldPaise, 'karigar_payouts_payable', 'bank'),
});

/** The bank could not pay it: both owe each other what they did before. */
export const karigarPayoutReturnedEntry = (payout: KarigarPayout): Entry => ({
  kind: 'karigar-payout-returned',
  reference: `karigar-payout-returned:${payout.payoutId}`,
  lines: linesOf(payout).map(({ account, amountPaise }) => ({
    account,
    amountPaise: -amountPaise,
  })),
});

/** The payout went to a thief's account: we still owe the Karigar the amount. */
export const karigarPayoutLostEntry = (payout: KarigarPayout): Entry => ({
  kind: 'karigar-payout-lost',
  reference: `karigar-payout-lost:${payout.payoutId}`,
  lines: move(payout.earnedPaise - payout.cashHeldPaise, 'bank', 'losses'),
});

function linesOf({ karigarId, earnedPaise, cashHeldPaise }: KarigarPayout): Line[] {
  const lines: Line[] = [
    { account: karigarPayable(karigarId), amountPaise: earnedPaise },
    { account: cashWithKarigar(karigarId), amountPaise: -cashHeldPaise },
    { account: 'karigar_payouts_payable', amountPaise: cashHeldPaise - earnedPaise },
  ];
  return lines.filter(({ amountPaise }) => amountPaise !== 0);
}
