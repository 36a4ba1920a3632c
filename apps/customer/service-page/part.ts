import { termsOf } from '#contract/catalogue/known.ts';
import type { ServicePageFacts } from '#contract/catalogue/service-page.ts';
import type { Lang } from '#i18n/index.ts';
import type { ServiceWords } from './service-words.ts';

/** The props of every part of the page. */
export type PartProps = { facts: ServicePageFacts; words: ServiceWords; lang: Lang };

/** The price that a booking begins with. */
export const leastOf = ({ pricePaise, options }: ServicePageFacts): number =>
  options.length === 0 ? pricePaise : Math.min(...options.map((option) => option.pricePaise));

/** The note beside the price: labour alone, one day, or all of it. */
export function priceNote({ laborCharges, category }: ServicePageFacts, words: ServiceWords) {
  if (laborCharges) return words.labourOnly;
  return termsOf(category).mostDays > 1 ? words.perDay : words.totalPrice;
}
