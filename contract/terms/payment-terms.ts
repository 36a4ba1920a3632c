import { type Paise, percentOf } from '#kernel/money.ts';
import { termsOf } from '../catalogue/known.ts';
import type { Category, PaymentMethod } from '../policy.ts';

export type EventPart = {
  readonly kind: 'advance' | 'event-day' | 'completion';
  readonly percent: number;
  readonly amountPaise: Paise;
};

/**
 * "Event bookings need an 80% advance, 10% on the event day (for each event day in multi-day events) and a final 10%
 * after completion" (specification §9): of the whole, of that day's own price, and whatever is left. Other services are paid in one piece and have no parts. The dialog shows by this function what the server charges by it.
 */
export function paymentParts(
  category: Category,
  pricePaise: Paise,
  dayPricesPaise: readonly Paise[] = [pricePaise],
): EventPart[] {
  const { parts: planned } = termsOf(category);
  if (!planned) return [];
  const { advancePercent, eventDayPercent, completionPercent } = planned;
  const part = (kind: EventPart['kind'], percent: number, amountPaise: Paise) => ({
    ...{ kind, percent, amountPaise },
  });
  const parts = [
    part('advance', advancePercent, percentOf(pricePaise, advancePercent)),
    ...dayPricesPaise.map((dayPaise) =>
      part('event-day', eventDayPercent, percentOf(dayPaise, eventDayPercent)),
    ),
  ];
  const takenPaise = parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return [...parts, part('completion', completionPercent, pricePaise - takenPaise)];
}

/** The price of several days together: each has its own price, and today they are all the same. */
export const priceOfDays = (dayPaise: Paise, days: number): Paise => dayPaise * days;

/** The sum to pay at Confirm: nothing for cash, the advance for an event, else the price. */
export function dueAtBooking(category: Category, method: PaymentMethod, pricePaise: Paise): Paise {
  if (method === 'cash') return 0;
  return paymentParts(category, pricePaise)[0]?.amountPaise ?? pricePaise;
}
