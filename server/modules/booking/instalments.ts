import { hasEnded } from '#contract/booking-phases.ts';
import { termsOf } from '#contract/catalogue/known.ts';
import { type Category, type PaymentMethod, policy } from '#contract/policy.ts';
import { paymentParts } from '#contract/terms/payment-terms.ts';
import type { Paise } from '#kernel/money.ts';
import { dateInIndia, HOUR, type Instant } from '#kernel/time.ts';
import type { Booking, Instalment } from './booking.ts';
import { takesNoMoney } from './expiry.ts';

/**
 * "Event bookings need an 80% advance, 10% on the event day and a final 10% after completion" (specification §9).
 * Daily and religious services are paid in full: online before the visit, cash at its end.
 */
export function planInstalments(
  category: Category,
  method: PaymentMethod,
  pricePaise: Paise,
  visit: {
    readonly startsAt: Instant;
    readonly endsAt: Instant;
    readonly moreStartsAt?: readonly Instant[];
  },
  now: Instant,
): Instalment[] {
  if (termsOf(category).parts === null) {
    const dueAt = method === 'cash' ? visit.endsAt : now;
    return [{ position: 1, kind: 'full', amountPaise: pricePaise, dueAt, paidAt: null }];
  }
  const dueAt = {
    advance: method === 'cash' ? cashAdvanceDueAt(visit.startsAt, now) : now,
    completion: visit.endsAt,
  };
  const starts = [visit.startsAt, ...(visit.moreStartsAt ?? [])];
  const parts = paymentParts(category, pricePaise, divideEvenly(pricePaise, starts.length));
  return parts.map(({ kind, amountPaise }, index) => ({
    position: index + 1,
    kind,
    amountPaise,
    // The advance comes first, and then a part for each day.
    dueAt: kind === 'event-day' ? (starts[index - 1] ?? visit.startsAt) : dueAt[kind],
    paidAt: null,
  }));
}

/** A booking that is firm before it is paid has time until its visit, also where the customer pays online by then. */
export const dueAs = ({
  firmAt,
  paymentMethod,
}: Pick<Booking, 'firmAt' | 'paymentMethod'>): PaymentMethod =>
  firmAt === null ? paymentMethod : 'cash';

/** Divides a price that was agreed for all days among them. */
const divideEvenly = (pricePaise: Paise, days: number): Paise[] =>
  Array.from({ length: days }, () => Math.floor(pricePaise / days));

/** An event's cash advance is due at the earlier of 24 hours after booking and 6 hours before the start. */
export function cashAdvanceDueAt(startsAt: Instant, bookedAt: Instant): Instant {
  const { hoursAfterBooking, hoursBeforeStart } = policy.cashAdvanceDue;
  return Math.min(bookedAt + hoursAfterBooking * HOUR, startsAt - hoursBeforeStart * HOUR);
}

/**
 * The instalment that can be paid online now: the first unpaid one, if it is due, or if it is the advance, which may
 * come early. Of a booking that has ended only its fee. A hold that is over takes no more payments, also in the moments
 * before the clock has freed it. Undefined when nothing is to be paid online.
 */
export function dueInstalment(
  booking: Pick<Booking, 'status' | 'holdUntil' | 'paymentMethod'>,
  instalments: readonly Instalment[],
  now: Instant,
): Instalment | undefined {
  const { status, paymentMethod } = booking;
  const unpaid = unpaidInTurn(instalments);
  if (hasEnded(status)) return unpaid.find(isFee);
  if (takesNoMoney(booking, now)) return undefined;
  const [first] = unpaid;
  if (!first || first.kind === 'advance') return first;
  // A customer who has not paid at the door owes it from then on, and pays by any way.
  if (status === 'completed') return first;
  // A part that was not counted at the end of the visit may be paid by the link, too.
  if (first.kind === 'full')
    return paymentMethod === 'cash' && status !== 'done' ? undefined : first;
  // "After acceptance the last 10 %" (rulings): not before the work is done and found good.
  if (first.kind === 'completion') return undefined;
  // "10 % on the event day": due from its morning on, so that nobody has to pay while their guests arrive.
  return dateInIndia(first.dueAt) <= dateInIndia(now) ? first : undefined;
}

/**
 * All parts whose time has come, the next one first: they are paid one after the other, but none of them is called a later
 * one. Of an event that is over every day of it. A fee, also for one day of a booking that goes on, is due from its own end
 * on; it comes after whatever the booking stands or falls with.
 */
export function dueInstalments(
  booking: Pick<Booking, 'status' | 'holdUntil' | 'paymentMethod'>,
  instalments: readonly Instalment[],
  now: Instant,
): Instalment[] {
  const unpaid = unpaidInTurn(instalments);
  const fees = unpaid.filter(isFee);
  if (hasEnded(booking.status)) return fees;
  if (takesNoMoney(booking, now)) return [];
  if (booking.status === 'completed') return unpaid;
  const first = dueInstalment(booking, instalments, now);
  if (!first || isFee(first)) return fees;
  const today = dateInIndia(now);
  const days = unpaid.filter(
    (part) => part !== first && part.kind === 'event-day' && dateInIndia(part.dueAt) <= today,
  );
  return [first, ...days, ...fees];
}

export const isFee = ({ kind }: Pick<Instalment, 'kind'>): boolean => kind === 'cancellation-fee';

/**
 * The parts that a sum pays: all that are due, or the next of them alone. Whoever owes two or more may pay them at once.
 */
export function partsPaidBy(
  due: { readonly dueParts: readonly Instalment[]; readonly dueAllPaise: Paise },
  amountPaise: Paise,
): { readonly parts: readonly Instalment[]; readonly sumPaise: Paise } {
  const { dueParts: all, dueAllPaise } = due;
  if (all.length > 1 && dueAllPaise === amountPaise) return { parts: all, sumPaise: dueAllPaise };
  return { parts: all.slice(0, 1), sumPaise: all[0]?.amountPaise ?? 0 };
}

const TURNS: readonly Instalment['kind'][] = [
  'full',
  'advance',
  'event-day',
  'extra-work',
  'completion',
  'cancellation-fee',
];

/** In the order in which they are wanted, also where a part was paid in two pieces. */
export const unpaidInTurn = (instalments: readonly Instalment[]): Instalment[] =>
  instalments
    .filter(({ paidAt }) => paidAt === null)
    .toSorted((one, other) => TURNS.indexOf(one.kind) - TURNS.indexOf(other.kind));

/** The whole cost of a booking with all that was approved and accepted; its fee apart. */
export const priceOf = (instalments: readonly Instalment[]): Paise =>
  instalments.reduce((sum, part) => sum + (isFee(part) ? 0 : part.amountPaise), 0);

/** Money received for visits; a fee for one that ended by itself is spent. */
export const paidForVisits = (instalments: readonly Instalment[]): Paise =>
  paidOf(instalments.filter((part) => !isFee(part)));

/** Money received for a booking. */
export const paidOf = (instalments: readonly Instalment[]): Paise =>
  instalments.reduce(
    (sum, { amountPaise, paidAt }) => sum + (paidAt === null ? 0 : amountPaise),
    0,
  );
