import { type Category, type PaymentMethod, policy } from '#contract/policy.ts';
import { type Paise, splitByPercent } from '#kernel/money.ts';

export type ShownPart = {
  readonly kind: 'advance' | 'event-day' | 'completion';
  readonly percent: number;
  readonly amountPaise: Paise;
};

/**
 * "Event bookings need an 80% advance, 10% on the event day and a final 10% after completion" (specification §9), as it
 * is shown before booking. Other services are paid in one piece. What is charged is the server's count.
 */
export function shownParts(category: Category, pricePaise: Paise): ShownPart[] {
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
export function shownDueNow(category: Category, method: PaymentMethod, pricePaise: Paise): Paise {
  if (method === 'cash') return 0;
  return shownParts(category, pricePaise)[0]?.amountPaise ?? pricePaise;
}
