import type { Paise } from '#kernel/money.ts';
import type { Instalment } from './booking.ts';
import { paidOf, unpaidInTurn } from './instalments.ts';

/** The accepted part of a visit, split into work, extra labour and parts. */
export type Bill = {
  /** The booking's price, or what of it was accepted where work was stopped or found wanting. */
  readonly workPaise: Paise;
  readonly laborPaise: Paise;
  readonly partsPaise: Paise;
};

export const totalOf = ({ workPaise, laborPaise, partsPaise }: Bill): Paise =>
  workPaise + laborPaise + partsPaise;

export type SettledBill = {
  /** The part of the money paid in that the accepted work has used up. */
  readonly usedPaise: Paise;
  /** The part that the customer still owes. */
  readonly duePaise: Paise;
  /** The amount the customer has paid too much. */
  readonly refundPaise: Paise;
  /** Unpaid parts that nobody wants any more, with what is left of each. */
  readonly waived: readonly { readonly position: number; readonly keptPaise: Paise }[];
};

/**
 * "Non-refundable: completed services, accepted partial work, delivered consumables" (specification §9): what was
 * accepted is used up. What it does not need is waived, the last part first, and what was paid too much goes back.
 */
export function settleBill(parts: readonly Instalment[], bill: Bill): SettledBill {
  const billPaise = totalOf(bill);
  const price = parts.filter(({ kind }) => kind !== 'cancellation-fee');
  const paidPaise = paidOf(price);
  const unpaid = unpaidInTurn(price).toReversed();
  const agreedPaise = paidPaise + unpaid.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  if (billPaise > agreedPaise)
    throw new RangeError(`A bill of ${billPaise} paise, where ${agreedPaise} were agreed`);

  let leftPaise = agreedPaise - billPaise;
  const waived = unpaid.flatMap(({ position, amountPaise }) => {
    const lessPaise = Math.min(amountPaise, leftPaise);
    leftPaise -= lessPaise;
    return lessPaise > 0 ? [{ position, keptPaise: amountPaise - lessPaise }] : [];
  });
  const usedPaise = paidPaise - leftPaise;
  return { usedPaise, duePaise: billPaise - usedPaise, refundPaise: leftPaise, waived };
}
