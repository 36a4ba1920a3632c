import type { PrintedTaxDocument } from '#contract/customer/tax-document.ts';
import type { Paise } from '#kernel/money.ts';

/** One row of a tax document as a number again. */
export type PrintedLine = {
  readonly sac: string;
  /** CGST and SGST together, in hundredths of a percent. */
  readonly rate: number;
  readonly amountPaise: Paise;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
};

export type Printed = Pick<PrintedTaxDocument, 'table' | 'notes'>;

/**
 * The rows of a tax document, read from what was printed in English when it was issued: that is the document, and nothing of
 * it is computed a second time. Nothing where no amount stands in the place of one.
 */
export function linesOf({ table }: Printed): PrintedLine[] | undefined {
  const lines = table.rows.map(([, sac = '', taxable = '', cgst = '', sgst = '', amount = '']) => ({
    sac,
    rate: rateOf(cgst) + rateOf(sgst),
    amountPaise: paiseOf(amount),
    taxablePaise: paiseOf(taxable),
    cgstPaise: taxOf(cgst),
    sgstPaise: taxOf(sgst),
  }));
  return lines.every((line) => Object.values(line).every(isRead)) ? lines : undefined;
}

const isRead = (value: string | number): boolean => !Number.isNaN(value);

/** Whether the operator pays its tax in the place of whoever does the work (section 9(5)); a note on it says so. */
export const isSection9Clause5 = ({ notes }: Printed): boolean =>
  notes.some((note) => note.includes('9(5)'));

const AMOUNT = /^₹[\d,]+\.\d{2}$/;

function paiseOf(text: string): Paise {
  return AMOUNT.test(text) ? Number(text.replaceAll(/[₹,.]/g, '')) : Number.NaN;
}

const WITH_RATE = /^(₹[\d,]+\.\d{2}) \((\d+(?:\.\d+)?)%\)$/;

const taxOf = (text: string): Paise => {
  const [, amount] = WITH_RATE.exec(text) ?? [];
  return amount === undefined ? 0 : paiseOf(amount);
};

const rateOf = (text: string): number => Math.round(Number(WITH_RATE.exec(text)?.[2] ?? 0) * 100);
