import { type Paise, paiseFromRupees } from '#kernel/money.ts';
import type { LocalDate } from '#kernel/time.ts';
import type { Certainty } from './tax-rules.ts';

/** The rate that a seller of others' work keeps of their earnings as income tax, for as long as it is so. */
export type IncomeTaxRule = {
  readonly section: string;
  readonly validFrom: LocalDate;
  /** The last day; null while it is in force. */
  readonly validUntil: LocalDate | null;
  /** In hundredths of a percent of the gross: 10 is 0.1 %. */
  readonly rate: number;
  /**
   * Nothing is kept up to this sum in a financial year of a person who gave their PAN or Aadhaar; all of our Karigars
   * have.
   */
  readonly freeUpToPaise: Paise;
  readonly source: string;
  readonly certainty: Certainty;
  readonly confirm: string;
};

const FREE_UP_TO = paiseFromRupees(500_000);
/** One part in so many. */
const MOST_OF_A_CREDIT = 10;

const CONFIRM =
  'Confirm section and payment code (two lists disagree: 1035, 1010); that the gross includes the GST in our prices and what is paid for a way that came to nothing; and that beyond the threshold the whole of the year counts, as we reckon it, and may be kept over several credits.';

/** Read from stored documents in November 2026; not tax advice. A change of law is a new row, and an end for the old. */
export const incomeTaxRules: readonly IncomeTaxRule[] = [
  {
    section: 'Income-tax Act, 1961, s. 194-O',
    validFrom: '2024-10-01',
    validUntil: '2026-03-31',
    rate: 10,
    freeUpToPaise: FREE_UP_TO,
    source: 'taxtmi.com acts?id=38812, manuals?id=1919',
    certainty: 'high',
    confirm: CONFIRM,
  },
  {
    section: 'Income-tax Act, 2025, s. 393(1)',
    validFrom: '2026-04-01',
    validUntil: null,
    rate: 10,
    freeUpToPaise: FREE_UP_TO,
    source:
      'taxmanagementindia.com FAQ 1208; terra-insight.com (two versions of the list of payment codes disagree)',
    certainty: 'low',
    confirm: CONFIRM,
  },
];

/**
 * The tax kept of one credit: nothing while the year's gross, this credit included, does not exceed the threshold;
 * beyond it the rate on the whole year, less what was kept before; of one credit never more than a tenth, because
 * nobody works for nothing, and the rest of the next ones.
 */
export function quoteIncomeTax(
  credit: {
    readonly netPaise: Paise;
    /** The financial year's sum, with this credit. */
    readonly grossOfYearPaise: Paise;
    readonly keptOfYearPaise: Paise;
    readonly on: LocalDate;
  },
  rules: readonly IncomeTaxRule[] = incomeTaxRules,
): { readonly keptPaise: Paise; readonly section: string } {
  const { netPaise, grossOfYearPaise, keptOfYearPaise, on } = credit;
  const rule = rules.find(
    ({ validFrom, validUntil }) => validFrom <= on && (validUntil === null || on <= validUntil),
  );
  if (!rule) throw new Error(`No income tax rule is valid on ${on}`);
  const { section, rate, freeUpToPaise } = rule;
  if (grossOfYearPaise <= freeUpToPaise) return { keptPaise: 0, section };
  const owedPaise = Math.floor((grossOfYearPaise * rate) / 10_000) - keptOfYearPaise;
  return {
    keptPaise: Math.max(0, Math.min(owedPaise, Math.floor(netPaise / MOST_OF_A_CREDIT))),
    section,
  };
}
