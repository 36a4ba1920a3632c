import { type Category, type PaymentMethod, policy } from '#contract/policy.ts';
import { paymentParts } from '#contract/terms/payment-terms.ts';
import type { Paise } from '#kernel/money.ts';
import { HOUR, type Instant } from '#kernel/time.ts';
import type { Instalment } from './booking.ts';

/**
 * "Event bookings need an 80% advance, 10% on the event day and a final 10% after completion" (specification §9).
 * Daily and religious services are paid in full: online before the visit, cash at its end.
 */
export function planInstalments(
  category: Category,
  method: PaymentMethod,
  pricePaise: Paise,
  visit: { readonly startsAt: Instant; readonly endsAt: Instant },
  now: Instant,
): Instalment[] {
  if (category !== 'event') {
    const dueAt = method === 'cash' ? visit.endsAt : now;
    return [{ position: 1, kind: 'full', amountPaise: pricePaise, dueAt, paidAt: null }];
  }
  const dueAt = {
    advance: method === 'cash' ? cashAdvanceDueAt(visit.startsAt, now) : now,
    'event-day': visit.startsAt,
    completion: visit.endsAt,
  };
  return paymentParts(category, pricePaise).map(({ kind, amountPaise }, index) => ({
    position: index + 1,
    kind,
    amountPaise,
    dueAt: dueAt[kind],
    paidAt: null,
  }));
}

/** An event's cash advance is due at the earlier of 24 hours after booking and 6 hours before the start. */
export function cashAdvanceDueAt(startsAt: Instant, bookedAt: Instant): Instant {
  const { hoursAfterBooking, hoursBeforeStart } = policy.cashAdvanceDue;
  return Math.min(bookedAt + hoursAfterBooking * HOUR, startsAt - hoursBeforeStart * HOUR);
}

/**
 * The instalment that can be paid online now: the first unpaid one, if it is due, or if it is the advance, which may
 * come early. Undefined when nothing is to be paid online.
 */
export function dueInstalment(
  instalments: readonly Instalment[],
  method: PaymentMethod,
  now: Instant,
): Instalment | undefined {
  const first = instalments.find((instalment) => instalment.paidAt === null);
  if (!first) return undefined;
  if (first.kind === 'advance') return first;
  if (first.kind === 'full') return method === 'cash' ? undefined : first;
  return first.dueAt <= now ? first : undefined;
}
