import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import type { Paise } from '#kernel/money.ts';
import type { SplitTax } from './gst-return.ts';
import type { PrintedLine } from './printed-lines.ts';

/** A document of a booking with what it says of the receipts before it. */
export type OfBooking = {
  readonly kind: TaxDocumentKind;
  readonly number: string;
  /** The receipt whose money a refund voucher gives back. */
  readonly against: string | null;
  /** How much of an invoice was paid before, and the words in which it names the receipts. */
  readonly adjustedPaise: Paise;
  readonly adjusted: string;
  readonly lines: readonly PrintedLine[];
};

/**
 * The part of an invoice that its receipts have paid, taxed as they were and not as its own lines are: extra work bears another rate than what was
 * paid before. A receipt that is used up is set off to the paisa. Nothing where the receipts do not make what the invoice says.
 */
export function linesSetOff(
  documents: readonly OfBooking[],
  invoice: string,
  splitTax: SplitTax,
): PrintedLine[] | undefined {
  const open = new Map<string, PrintedLine[]>();
  for (const { kind, number, against, adjustedPaise, adjusted, lines } of documents) {
    if (kind === 'receipt') open.set(number, byRate(lines));
    if (kind === 'refund' && against) open.set(against, less(open.get(against) ?? [], lines));
    if (kind !== 'invoice') continue;
    let leftPaise = adjustedPaise;
    const setOff: PrintedLine[] = [];
    for (const [receipt, held] of open) {
      if (!adjusted.includes(receipt) || leftPaise === 0) continue;
      const taken = takeOf(held, Math.min(leftPaise, sumOf(held)), splitTax);
      open.set(receipt, less(held, taken));
      leftPaise -= sumOf(taken);
      setOff.push(...taken);
    }
    if (number === invoice) return leftPaise === 0 ? setOff : undefined;
  }
  return undefined;
}

const sumOf = (lines: readonly PrintedLine[]): Paise =>
  lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** All of it as it stands; else each line in its measure. */
function takeOf(lines: PrintedLine[], partPaise: Paise, splitTax: SplitTax): PrintedLine[] {
  const wholePaise = sumOf(lines);
  if (partPaise === wholePaise) return lines;
  let leftPaise = partPaise;
  return lines.flatMap((line, index) => {
    const share = Math.floor((partPaise * line.amountPaise) / wholePaise);
    const here = index === lines.length - 1 ? leftPaise : share;
    leftPaise -= here;
    return here > 0 ? [{ ...line, ...splitTax(here, line.rate) }] : [];
  });
}

/** Lines less others of the same rates. */
const less = (lines: readonly PrintedLine[], others: readonly PrintedLine[]): PrintedLine[] =>
  byRate([...lines, ...others.map(negated)]);

const negated = (line: PrintedLine): PrintedLine => ({
  ...line,
  amountPaise: -line.amountPaise,
  taxablePaise: -line.taxablePaise,
  cgstPaise: -line.cgstPaise,
  sgstPaise: -line.sgstPaise,
});

/** One line for each rate that anything is left of. */
function byRate(lines: readonly PrintedLine[]): PrintedLine[] {
  const rates = new Map<number, PrintedLine>();
  for (const line of lines) {
    const known = rates.get(line.rate);
    rates.set(line.rate, known ? together(known, line) : line);
  }
  return [...rates.values()].filter(
    ({ amountPaise, cgstPaise }) => amountPaise !== 0 || cgstPaise !== 0,
  );
}

const together = (one: PrintedLine, other: PrintedLine): PrintedLine => ({
  ...one,
  amountPaise: one.amountPaise + other.amountPaise,
  taxablePaise: one.taxablePaise + other.taxablePaise,
  cgstPaise: one.cgstPaise + other.cgstPaise,
  sgstPaise: one.sgstPaise + other.sgstPaise,
});
