import type { Paise } from '#kernel/money.ts';
import { type Account, gatewayClearing } from './accounts.ts';

export type Line = { readonly account: Account; readonly amountPaise: Paise };

/** One thing that happened to money. Its reference names that thing in the world, so that it is posted once. */
export type Entry = {
  readonly kind:
    | 'settled'
    | 'fee-kept'
    | 'fee-due'
    | 'fee-paid'
    | 'fee-taxed'
    | 'credit-granted'
    | 'credit-returned'
    | 'credit-used'
    | 'rework-promised'
    | 'rework-as-credit'
    | 'rework-given-up'
    | 'rework-done'
    | 'refund-due'
    | 'refund-credited'
    | 'refund-as-credit'
    | 'refund-counted'
    | 'cash-collected'
    | 'work-accepted'
    | 'due-paid'
    | 'visit-paid'
    | 'safety-paid'
    | 'complaint-borne'
    | 'attendance-paid'
    | `${'waiting' | 'long-way' | 'day-floor'}-paid`
    | 'income-tax-kept'
    | 'karigar-payout-due'
    | 'karigar-payout-paid'
    | 'karigar-payout-returned'
    | 'karigar-payout-back'
    | 'karigar-payout-lost'
    | 'cash-handed-in'
    | 'cash-hand-in-reversed'
    | 'cash-banked'
    | 'payout-due'
    | 'payout-paid'
    | 'payout-returned'
    | 'paid-out';
  readonly reference: string;
  readonly lines: readonly Line[];
};

/** A customer's money has reached the gateway: it holds the money for us, and we owe the customer a visit. */
export const settledEntry = (payment: {
  readonly provider: string;
  readonly gatewayReference: string;
  readonly amountPaise: Paise;
}): Entry => ({
  kind: 'settled',
  reference: `settled:${payment.provider}:${payment.gatewayReference}`,
  lines: move(payment.amountPaise, 'customer_advances', gatewayClearing(payment.provider)),
});

/** A fee is taken out of what the customer has paid: we owe them that much less. */
export const feeKeptEntry = (fee: FeeOfBooking): Entry => ({
  kind: 'fee-kept',
  reference: `fee-kept:${aboutOf(fee)}`,
  lines: move(fee.amountPaise, 'cancellation_fees', 'customer_advances'),
});

/** A fee, or its unpaid part, is an amount the customer owes. */
export const feeDueEntry = (fee: FeeOfBooking): Entry => ({
  kind: 'fee-due',
  reference: `fee-due:${aboutOf(fee)}`,
  lines: move(fee.amountPaise, 'cancellation_fees', 'customer_dues'),
});

/** The GST in a fee is the state's. */
export const feeTaxedEntry = (tax: FeeOfBooking): Entry => ({
  kind: 'fee-taxed',
  reference: `fee-taxed:${aboutOf(tax)}`,
  lines: move(tax.amountPaise, 'gst_payable', 'cancellation_fees'),
});

/** The customer has paid the fee they owed. */
export const feePaidEntry = (fee: FeeOfBooking & { readonly instalment: number }): Entry => ({
  kind: 'fee-paid',
  reference: `fee-paid:${fee.bookingId}:${fee.instalment}`,
  lines: move(fee.amountPaise, 'customer_dues', 'customer_advances'),
});

/** We pay for a failure of ours: the customer may use it for any booking. */
export const creditGrantedEntry = (credit: FeeOfBooking): Entry => ({
  kind: 'credit-granted',
  reference: `credit-granted:${aboutOf(credit)}`,
  lines: move(credit.amountPaise, 'account_credit', 'goodwill'),
});

/** Money cannot go back the way it came: instead of a visit we owe the customer credit for any other. */
export const creditReturnedEntry = (credit: FeeOfBooking): Entry => ({
  kind: 'credit-returned',
  reference: `credit-returned:${aboutOf(credit)}`,
  lines: move(credit.amountPaise, 'account_credit', 'customer_advances'),
});

/** The customer has used credit: the books treat it as a payment. */
export const creditUsedEntry = (use: FeeOfBooking & { readonly instalment: number }): Entry => ({
  kind: 'credit-used',
  reference: `credit-used:${use.bookingId}:${use.instalment}`,
  lines: move(use.amountPaise, 'customer_advances', 'account_credit'),
});

/**
 * Credit that we have granted for it in the same moment is set aside for work that is done again. It is no payment of the
 * customer: no receipt follows from it, and no tax.
 */
export const reworkPromisedEntry = (
  part: FeeOfBooking & { readonly instalment: number },
): Entry => ({
  kind: 'rework-promised',
  reference: `rework-promised:${part.bookingId}:${part.instalment}`,
  lines: move(part.amountPaise, 'rework_promised', 'account_credit'),
});

/** The work is not done again, or not all of it: instead the customer has credit for any booking. */
export const reworkAsCreditEntry = (credit: FeeOfBooking): Entry => ({
  kind: 'rework-as-credit',
  reference: `rework-as-credit:${aboutOf(credit)}`,
  lines: move(credit.amountPaise, 'account_credit', 'rework_promised'),
});

/** The customer gives it up too late to have all of it as credit: nobody earns the rest, we only spend it not. */
export const reworkGivenUpEntry = (rest: FeeOfBooking): Entry => ({
  kind: 'rework-given-up',
  reference: `rework-given-up:${aboutOf(rest)}`,
  lines: move(rest.amountPaise, 'goodwill', 'rework_promised'),
});

type FeeOfBooking = {
  readonly bookingId: string;
  readonly amountPaise: Paise;
  /** The position of the visit that ended by itself; none where the booking ended. */
  readonly visit?: number | undefined;
};

const aboutOf = ({ bookingId, visit }: FeeOfBooking): string =>
  visit === undefined ? bookingId : `${bookingId}:visit-${visit}`;

/** The money goes back: instead of a visit we owe it itself. */
export const refundDueEntry = (refund: {
  readonly refundId: string;
  readonly amountPaise: Paise;
}): Entry => ({
  kind: 'refund-due',
  reference: `refund-due:${refund.refundId}`,
  lines: move(refund.amountPaise, 'refunds_payable', 'customer_advances'),
});

/**
 * One of us gives it back: what was earned and invoiced is earned so much less, and so is the GST in it; the rest is out of
 * our own pocket.
 */
export function refundByHandEntry(refund: {
  readonly refundId: string;
  readonly amountPaise: Paise;
  readonly givenUp: GivenUp;
}): Entry {
  const { refundId, amountPaise, givenUp } = refund;
  const lines: Line[] = [
    { account: givenUp.of, amountPaise: givenUp.amountPaise - givenUp.taxPaise },
    { account: 'gst_payable', amountPaise: givenUp.taxPaise },
    { account: 'goodwill', amountPaise: amountPaise - givenUp.amountPaise },
  ];
  return {
    kind: 'refund-due',
    reference: `refund-due:${refundId}`,
    lines: [
      ...lines.filter((line) => line.amountPaise !== 0),
      { account: 'refunds_payable', amountPaise: -amountPaise },
    ],
  };
}

/** A refund by hand before the end came out of our pocket; it was a part of what was paid, so it comes out of that. */
export const refundCountedEntry = (counted: FeeOfBooking): Entry => ({
  kind: 'refund-counted',
  reference: `refund-counted:${aboutOf(counted)}`,
  lines: move(counted.amountPaise, 'goodwill', 'customer_advances'),
});

/** The part of an invoice that is given back: of work or of a fee, and how much of it is GST. */
export type GivenUp = {
  readonly of: 'revenue' | 'cancellation_fees';
  readonly amountPaise: Paise;
  readonly taxPaise: Paise;
};

/** The gateway has given it back: we owe nothing, and the gateway holds nothing. */
export const refundCreditedEntry = (refund: {
  readonly refundId: string;
  readonly provider: string;
  readonly amountPaise: Paise;
}): Entry => ({
  kind: 'refund-credited',
  reference: `refund-credited:${refund.refundId}`,
  lines: move(refund.amountPaise, gatewayClearing(refund.provider), 'refunds_payable'),
});

/** A refund cannot be paid out: instead of the money we owe the customer credit for any booking. */
export const refundAsCreditEntry = (refund: {
  readonly refundId: string;
  readonly amountPaise: Paise;
}): Entry => ({
  kind: 'refund-as-credit',
  reference: `refund-as-credit:${refund.refundId}`,
  lines: move(refund.amountPaise, 'account_credit', 'refunds_payable'),
});

/**
 * A payment or refund was part of a payout: what the gateway held, or had advanced, is settled with our bank, less what
 * it keeps for its work.
 */
export function paidOutEntry(line: {
  readonly provider: string;
  readonly kind: 'payment' | 'refund';
  readonly gatewayReference: string;
  readonly amountPaise: Paise;
  readonly feePaise: Paise;
  readonly taxPaise: Paise;
}): Entry {
  const { provider, kind, gatewayReference, amountPaise, feePaise, taxPaise } = line;
  const gross = kind === 'payment' ? amountPaise : -amountPaise;
  const lines: Line[] = [
    { account: 'bank', amountPaise: gross - feePaise - taxPaise },
    { account: 'gateway_fees', amountPaise: feePaise },
    { account: 'tax_on_fees', amountPaise: taxPaise },
    { account: gatewayClearing(provider), amountPaise: -gross },
  ];
  return {
    kind: 'paid-out',
    reference: `paid-out:${provider}:${kind}:${gatewayReference}`,
    lines: lines.filter((one) => one.amountPaise !== 0),
  };
}

export function move(amountPaise: Paise, from: Account, to: Account): Line[] {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0)
    throw new RangeError(`An entry of ${amountPaise} paise is none`);
  return [
    { account: to, amountPaise },
    { account: from, amountPaise: -amountPaise },
  ];
}
