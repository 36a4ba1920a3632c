import type { Paise } from '#kernel/money.ts';
import { cashWithKarigar, karigarPayable } from './accounts.ts';
import { type Entry, type Line, move } from './entries.ts';

/** One Karigar of a visit, with what they earn by it. */
export type Earned = { readonly karigarId: number; readonly amountPaise: Paise };

/**
 * The customer has paid in cash: a Karigar has it and owes it to us, or it lies with us, and we owe the customer their
 * visit.
 */
export const cashCollectedEntry = (cash: {
  readonly bookingId: string;
  readonly instalment: number;
  readonly karigarId: number | null;
  readonly amountPaise: Paise;
}): Entry => ({
  kind: 'cash-collected',
  reference: `cash-collected:${cash.bookingId}:${cash.instalment}`,
  lines: move(
    cash.amountPaise,
    'customer_advances',
    cash.karigarId === null ? 'cash_in_hand' : cashWithKarigar(cash.karigarId),
  ),
});

/**
 * The work is done and found good: what was paid for it is earned, what was not is owed. Out of it the Karigars have
 * their pay, the state its tax, and we the rest.
 */
export function workAcceptedEntry(work: {
  readonly bookingId: string;
  /** The part of the money paid in that the work has used up. */
  readonly usedPaise: Paise;
  readonly duePaise: Paise;
  readonly taxPaise: Paise;
  readonly pay: readonly Earned[];
}): Entry {
  const { bookingId, usedPaise, duePaise, taxPaise, pay } = work;
  const payPaise = pay.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const lines: Line[] = [
    { account: 'customer_advances', amountPaise: usedPaise },
    { account: 'customer_dues', amountPaise: duePaise },
    ...pay.map(earnedLine),
    { account: 'gst_payable', amountPaise: -taxPaise },
    { account: 'revenue', amountPaise: payPaise + taxPaise - usedPaise - duePaise },
  ];
  return {
    kind: 'work-accepted',
    reference: `work-accepted:${bookingId}`,
    lines: lines.filter((line) => line.amountPaise !== 0),
  };
}

/**
 * Work was done again at our expense: the Karigars have their pay out of what was set aside, and what is left of it was
 * never spent. The customer has paid nothing for it, so nothing is earned and nothing taxed.
 */
export function reworkDoneEntry(work: {
  readonly bookingId: string;
  readonly usedPaise: Paise;
  readonly pay: readonly Earned[];
}): Entry {
  const { bookingId, usedPaise, pay } = work;
  const payPaise = pay.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const lines: Line[] = [
    { account: 'rework_promised', amountPaise: usedPaise },
    ...pay.map(earnedLine),
    { account: 'goodwill', amountPaise: payPaise - usedPaise },
  ];
  return {
    kind: 'rework-done',
    reference: `rework-done:${bookingId}`,
    lines: lines.filter((line) => line.amountPaise !== 0),
  };
}

/** The rest that was still owed for accepted work has come. */
export const duePaidEntry = (due: {
  readonly bookingId: string;
  readonly instalment: number;
  readonly amountPaise: Paise;
}): Entry => ({
  kind: 'due-paid',
  reference: `due-paid:${due.bookingId}:${due.instalment}`,
  lines: move(due.amountPaise, 'customer_dues', 'customer_advances'),
});

/**
 * They set out, or came, and could not work through no fault of theirs. `stoodDownBy` is the event by which another was
 * sent instead: that may happen more than once.
 */
export const visitPaidEntry = (visit: {
  readonly bookingId: string;
  readonly pay: readonly Earned[];
  readonly stoodDownBy?: number;
}): Entry => ({
  kind: 'visit-paid',
  reference: [
    ...['visit-paid', visit.bookingId, visit.pay[0]?.karigarId],
    ...(visit.stoodDownBy === undefined ? [] : [visit.stoodDownBy]),
  ].join(':'),
  lines: [
    {
      account: 'visit_costs',
      amountPaise: visit.pay.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    },
    ...visit.pay.map(earnedLine),
  ],
});

/** A deduction after a complaint costs the bill's Karigars nothing, or not all of it: we pay the rest. */
export const complaintBorneEntry = (borne: {
  readonly bookingId: string;
  readonly eventId: number;
  readonly pay: readonly Earned[];
}): Entry => ({
  kind: 'complaint-borne',
  reference: `complaint-borne:${borne.bookingId}:${borne.eventId}`,
  lines: [
    {
      account: 'visit_costs',
      amountPaise: borne.pay.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    },
    ...borne.pay.map(earnedLine),
  ],
});

/** They came after all, when the others had shared their part already: we pay it. */
export const attendancePaidEntry = (came: {
  readonly bookingId: string;
  readonly eventId: number;
  readonly pay: readonly Earned[];
}): Entry => ({
  kind: 'attendance-paid',
  reference: `attendance-paid:${came.bookingId}:${came.eventId}`,
  lines: [
    {
      account: 'visit_costs',
      amountPaise: came.pay.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    },
    ...came.pay.map(earnedLine),
  ],
});

/** A Karigar and the day on which they came to the door of a booking. */
export type AtDoor = {
  readonly bookingId: string;
  readonly karigarId: number;
  readonly on: string;
};

/** The reference of pay for one way to a door, or one wait at it: it is posted once a Karigar and day, whatever happens to the visit. */
export const allowanceReference = (
  kind: 'waiting-paid' | 'long-way-paid',
  { bookingId, on, karigarId }: AtDoor,
): string => `${kind}:${bookingId}:${on}:${karigarId}`;

/** They waited at the door, or came a long way to it: we pay that on top, whatever the work earns. */
export const allowanceEntry = (
  kind: 'waiting-paid' | 'long-way-paid',
  at: AtDoor & { readonly amountPaise: Paise },
): Entry => ({
  kind,
  reference: allowanceReference(kind, at),
  lines: move(at.amountPaise, karigarPayable(at.karigarId), 'visit_costs'),
});

/** A committed day earned less than was promised: we pay the rest, once a Karigar and day. */
export const dayFloorEntry = (day: {
  readonly karigarId: number;
  readonly on: string;
  readonly amountPaise: Paise;
}): Entry => ({
  kind: 'day-floor-paid',
  reference: `day-floor-paid:${day.on}:${day.karigarId}`,
  lines: move(day.amountPaise, karigarPayable(day.karigarId), 'visit_costs'),
});

/** They left for safety: the whole visit is paid by us, whatever becomes of the customer's money. */
export const safetyPaidEntry = (left: {
  readonly bookingId: string;
  readonly eventId: number;
  readonly pay: readonly Earned[];
}): Entry => ({
  kind: 'safety-paid',
  reference: `safety-paid:${left.bookingId}:${left.eventId}`,
  lines: [
    {
      account: 'visit_costs',
      amountPaise: left.pay.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    },
    ...left.pay.map(earnedLine),
  ],
});

/** The State's part of the credit from an event. */
export const incomeTaxEntry = (tax: {
  readonly eventId: number;
  readonly karigarId: number;
  readonly amountPaise: Paise;
}): Entry => ({
  kind: 'income-tax-kept',
  reference: `income-tax-kept:${tax.eventId}:${tax.karigarId}`,
  lines: move(tax.amountPaise, 'income_tax_payable', karigarPayable(tax.karigarId)),
});

const earnedLine = ({ karigarId, amountPaise }: Earned): Line => ({
  account: karigarPayable(karigarId),
  amountPaise: -amountPaise,
});
