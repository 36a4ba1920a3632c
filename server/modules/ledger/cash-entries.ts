import type { CashTakenTo } from '#contract/cash-taken-to.ts';
import type { Paise } from '#kernel/money.ts';
import { type Account, cashWithKarigar } from './accounts.ts';
import { type Entry, move } from './entries.ts';

export type CashHandedIn = {
  readonly id: string;
  readonly karigarId: number;
  readonly amountPaise: Paise;
  readonly takenTo: CashTakenTo;
};

const LIES_IN = { office: 'cash_in_hand', bank: 'bank' } as const satisfies Record<
  CashTakenTo,
  Account
>;

/** Cash that a Karigar held for us is ours to the hand, or lies in our bank. */
export const cashHandedInEntry = ({
  id,
  karigarId,
  amountPaise,
  takenTo,
}: CashHandedIn): Entry => ({
  kind: 'cash-handed-in',
  reference: `cash-handed-in:${id}`,
  lines: move(amountPaise, cashWithKarigar(karigarId), LIES_IN[takenTo]),
});

/** Reverses a hand-in that did not happen: the Karigar holds the cash as before. */
export const cashHandInReversedEntry = ({
  id,
  karigarId,
  amountPaise,
  takenTo,
}: CashHandedIn): Entry => ({
  kind: 'cash-hand-in-reversed',
  reference: `cash-hand-in-reversed:${id}`,
  lines: move(amountPaise, LIES_IN[takenTo], cashWithKarigar(karigarId)),
});

/** Cash that lay with us is in our bank. */
export const cashBankedEntry = ({
  id,
  amountPaise,
}: {
  readonly id: string;
  readonly amountPaise: Paise;
}): Entry => ({
  kind: 'cash-banked',
  reference: `cash-banked:${id}`,
  lines: move(amountPaise, 'cash_in_hand', 'bank'),
});
