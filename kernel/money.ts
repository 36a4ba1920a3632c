/** Money is an integer number of paise everywhere in code; one rupee is 100 paise. */
export type Paise = number;

export const paiseFromRupees = (rupees: number): Paise => Math.round(rupees * 100);

/** For machines that read rupees as a number. */
export const rupeesFromPaise = (amountPaise: Paise): number => amountPaise / 100;

/** `percent` of an amount, rounded down to the paisa. */
export const percentOf = (amountPaise: Paise, percent: number): Paise =>
  Math.floor((amountPaise * percent) / 100);

/**
 * Splits an amount by whole percentages that add up to 100. Every part but the last is rounded down;
 * the last takes the remainder, so that the parts always add up to the amount, to the paisa.
 */
export function splitByPercent(amountPaise: Paise, percents: readonly number[]): Paise[] {
  const parts = percents.slice(0, -1).map((percent) => percentOf(amountPaise, percent));
  const taken = parts.reduce((sum, part) => sum + part, 0);
  return [...parts, amountPaise - taken];
}

// Indian grouping in all three languages: `mr-IN` groups wrongly in Node and Chrome.
const rupeeFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const paiseFormat = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `2500000` → `₹25,000`; paise are shown only when there are some. */
export function formatRupees(amountPaise: Paise): string {
  const format = amountPaise % 100 === 0 ? rupeeFormat : paiseFormat;
  return `${amountPaise < 0 ? '−' : ''}₹${format.format(Math.abs(amountPaise) / 100)}`;
}
