import { termsOf } from '#contract/catalogue/known.ts';
import type { ServicePageFacts } from '#contract/catalogue/service-page.ts';
import type { Lang } from '#i18n/index.ts';
import type { ServiceWords } from './service-words.ts';

/** What every part of the page is drawn from. */
export type PartProps = { facts: ServicePageFacts; words: ServiceWords; lang: Lang };

/** The price that a booking begins with. */
export const leastOf = ({ pricePaise, options }: ServicePageFacts): number =>
  options.length === 0 ? pricePaise : Math.min(...options.map((option) => option.pricePaise));

/** What the price is of. */
export function priceNote({ laborCharges, category }: ServicePageFacts, words: ServiceWords) {
  if (laborCharges) return words.labourOnly;
  return termsOf(category).mostDays > 1 ? words.perDay : words.totalPrice;
}
