import type { LocalDate } from '#kernel/time.ts';
import type { Terms } from './reconciling.ts';

/** The fees that a gateway may keep, from a day on. */
export type DatedTerms = Terms & { readonly from: LocalDate };

const NOTHING: Terms = { mostFeePercent: 0, taxPercent: 18 };

/** Those of the day of the payout. GST on fees is 18 %. */
export const termsOn = (fees: readonly DatedTerms[], day: LocalDate): Terms =>
  fees.findLast(({ from }) => from <= day) ?? NOTHING;

/** Paid out on the next bank day or the one after; a long weekend with holidays is what is waited for. */
export const PAID_OUT_WITHIN_DAYS = 5;
/** How far back is looked for what was never paid out. */
export const LOOKED_FOR_DAYS = 30;
