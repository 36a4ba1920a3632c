import type { LocalDate } from '#kernel/time.ts';
import type { Terms } from './reconciling.ts';

type Dated = Terms & { readonly from: LocalDate };

/**
 * The fees that gateways may keep of a payment. **Correct these when the contracts are signed**: they are what both ask
 * in public of small merchants, and a report that keeps more is named as a difference. GST on their fees is 18 %.
 */
const TERMS: Readonly<Record<string, readonly Dated[]>> = {
  phonepe: [{ from: '2026-01-01', mostFeePercent: 2.5, taxPercent: 18 }],
  razorpay: [{ from: '2026-01-01', mostFeePercent: 2.5, taxPercent: 18 }],
  sandbox: [{ from: '2026-01-01', mostFeePercent: 2.5, taxPercent: 18 }],
};

const NOTHING: Terms = { mostFeePercent: 0, taxPercent: 18 };

/** Those of the day of the payout. */
export const termsOf = (provider: string, day: LocalDate): Terms =>
  TERMS[provider]?.findLast(({ from }) => from <= day) ?? NOTHING;

/** Paid out on the next bank day or the one after; a long weekend with holidays is what is waited for. */
export const PAID_OUT_WITHIN_DAYS = 5;
/** How far back is looked for what was never paid out. */
export const LOOKED_FOR_DAYS = 30;
