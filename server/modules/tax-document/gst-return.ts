import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import type { Paise } from '#kernel/money.ts';
import type { PrintedLine } from './printed-lines.ts';

/** A tax document with what a return asks of it. */
export type Returned = {
  readonly kind: TaxDocumentKind;
  readonly number: string;
  readonly issuedOn: string;
  /** The invoice that a credit note corrects. */
  readonly against: string | null;
  /** The number of a registered recipient. */
  readonly gstin: string | null;
  /** The operator pays its tax in the place of whoever does the work. */
  readonly section9Clause5: boolean;
  /** The part of an invoice that its receipts have paid, taxed as they were. */
  readonly setOff: readonly PrintedLine[];
  readonly lines: readonly PrintedLine[];
};

/** A row of a table of FORM GSTR-1. */
export type ReturnRow = {
  readonly table: '4A' | '7' | '8' | '9B' | '11A' | '11B' | '12' | '15';
  readonly section9Clause5: boolean;
  readonly recipient: 'registered' | 'unregistered';
  readonly number: string;
  readonly issuedOn: string;
  readonly against: string;
  readonly gstin: string;
  readonly sac: string;
  readonly rate: number;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly valuePaise: Paise;
};

type Amounts = Omit<PrintedLine, 'sac' | 'rate'>;
/** How much of an amount is tax at a rate, as every document is taxed. */
export type SplitTax = (amountPaise: Paise, rate: number) => Amounts;

/**
 * Rows of FORM GSTR-1 for one document after another. Those to registered recipients stand one by one, all others together by
 * rate, less their credit notes, as the form asks for it.
 */
export function gstReturn(): {
  readonly add: (document: Returned) => void;
  readonly rows: () => ReturnRow[];
} {
  const rows = new Map<string, ReturnRow>();
  return {
    add(document) {
      for (const row of rowsOf(document)) {
        const { table, section9Clause5, recipient, number, sac, rate } = row;
        const key = JSON.stringify([table, section9Clause5, recipient, sac, rate, number]);
        const known = rows.get(key);
        rows.set(key, known ? together(known, row) : row);
      }
    },
    rows: () =>
      [...rows.entries()]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, row]) => row),
  };
}

const together = (one: ReturnRow, other: ReturnRow): ReturnRow => ({
  ...one,
  taxablePaise: one.taxablePaise + other.taxablePaise,
  cgstPaise: one.cgstPaise + other.cgstPaise,
  sgstPaise: one.sgstPaise + other.sgstPaise,
  valuePaise: one.valuePaise + other.valuePaise,
});

function rowsOf(document: Returned): ReturnRow[] {
  const { kind, lines, setOff } = document;
  if (kind === 'receipt') return lines.map((line) => row(document, '11A', line, 1));
  if (kind === 'refund') return lines.map((line) => row(document, '11A', line, -1));
  const sign = kind === 'credit-note' ? -1 : 1;
  return [
    ...lines.map((line) => row(document, tableOf(document, line), line, sign)),
    ...lines.map((line) => row(document, '12', line, sign)),
    ...setOff.map((line) => row(document, '11B', line, 1)),
  ];
}

function tableOf({ kind, gstin, section9Clause5 }: Returned, { rate }: PrintedLine) {
  if (section9Clause5) return '15';
  if (rate === 0) return '8';
  if (gstin === null) return '7';
  return kind === 'credit-note' ? '9B' : '4A';
}

/** Tables that name each document of a registered recipient. */
const ONE_BY_ONE: ReadonlySet<ReturnRow['table']> = new Set(['4A', '9B', '15']);
/** Tables that name the service. */
const BY_CODE: ReadonlySet<ReturnRow['table']> = new Set(['12']);

function row(
  { gstin, number, issuedOn, against, section9Clause5 }: Returned,
  table: ReturnRow['table'],
  line: PrintedLine,
  sign: 1 | -1,
): ReturnRow {
  const named = gstin !== null && ONE_BY_ONE.has(table);
  return {
    ...{ table, section9Clause5, rate: line.rate },
    recipient: gstin === null ? 'unregistered' : 'registered',
    number: named ? number : '',
    issuedOn: named ? issuedOn : '',
    against: named ? (against ?? '') : '',
    gstin: named ? gstin : '',
    sac: BY_CODE.has(table) ? line.sac : '',
    taxablePaise: sign * line.taxablePaise,
    cgstPaise: sign * line.cgstPaise,
    sgstPaise: sign * line.sgstPaise,
    valuePaise: sign * line.amountPaise,
  };
}
