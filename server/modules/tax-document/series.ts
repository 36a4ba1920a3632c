import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';

/** Each kind counts by itself. The letters stand on the tax document. */
export const SERIES = {
  receipt: 'RV',
  invoice: 'IN',
  refund: 'FV',
  'credit-note': 'CN',
} as const satisfies Record<TaxDocumentKind, string>;

const APRIL = 4;

/** The calendar year in which the financial year of an instant begins; it begins on the first of April, in India. */
export function financialYearOf(at: Instant): number {
  const [year = 0, month = 0] = dateInIndia(at).split('-').map(Number);
  return month < APRIL ? year - 1 : year;
}

/**
 * `RV/26-27/0000042`: sixteen characters, as many as the law allows. Ten million tax documents of a kind in one year have to be
 * thought of anew: the database refuses the next one.
 */
export function taxDocumentNumber(kind: TaxDocumentKind, year: number, serial: number): string {
  const two = (one: number) => String(one % 100).padStart(2, '0');
  return `${SERIES[kind]}/${two(year)}-${two(year + 1)}/${String(serial).padStart(7, '0')}`;
}
