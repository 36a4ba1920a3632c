import { type Paise, splitByPercent } from '#kernel/money.ts';
import { type Category, type PaymentMethod, policy } from '../policy.ts';

export type EventPart = {
  readonly kind: 'advance' | 'event-day' | 'completion';
  readonly percent: number;
  readonly amountPaise: Paise;
};

/**
 * "Event bookings need an 80% advance, 10% on the event day and a final 10% after completion" (specification §9). Other
 * services are paid in one piece and have no parts. The dialog shows by this function what the server charges by it.
 */
export function paymentParts(category: Category, pricePaise: Paise): EventPart[] {
  if (category !== 'event') return [];
  const { advancePercent, eventDayPercent, completionPercent } = policy.event;
  const percents = [advancePercent, eventDayPercent, completionPercent];
  const kinds = ['advance', 'event-day', 'completion'] as const;
  const amounts = splitByPercent(pricePaise, percents);
  return kinds.map((kind, index) => ({
    kind,
    percent: percents[index] as number,
    amountPaise: amounts[index] as Paise,
  }));
}

/** What leaves the customer's pocket at Confirm: nothing for cash, the advance for an event, else the price. */
export function dueAtBooking(category: Category, method: PaymentMethod, pricePaise: Paise): Paise {
  if (method === 'cash') return 0;
  return paymentParts(category, pricePaise)[0]?.amountPaise ?? pricePaise;
}
