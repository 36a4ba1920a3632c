import type { Rate } from '#contract/rate-card.ts';
import type { Paise } from '#kernel/money.ts';

/** The cost of so many of a row of the rate card. */
export const costOfRate = ({ pricePaise }: Pick<Rate, 'pricePaise'>, quantity: number): Paise =>
  pricePaise * quantity;
