import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';

/** `21-11-2026`, as dates stand on tax documents in India. */
export const shownDate = (at: Instant): string => dateInIndia(at).split('-').reverse().join('-');

const moneyFormat = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
/** On tax document always with paise, so that columns stand under each other. */
export const shownMoney = (amountPaise: Paise): string =>
  `₹${moneyFormat.format(amountPaise / 100)}`;
