import type { InputOf } from '#contract/operation.ts';
import type { exportGstReturn } from '#contract/ops/export-gst-return.ts';
import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import type { Paise } from '#kernel/money.ts';
import type { ReturnRow } from '#server/modules/tax-document/gst-return.ts';
import type { Supplier } from '#server/modules/tax-document/supplier.ts';
import { rowsAsText, rupees } from './csv.ts';

export type SeriesOfMonth = { first: string; last: string; count: number };

/** A month as its tax documents have it, and what the books have moved of GST in it. */
type MonthOfDocuments = {
  readonly rows: readonly ReturnRow[];
  readonly series: ReadonlyMap<TaxDocumentKind, SeriesOfMonth>;
  readonly documentsTaxPaise: Paise;
  readonly booksTaxPaise: Paise;
};

type Asked = Pick<InputOf<typeof exportGstReturn>, 'return' | 'form'>;
type Month = MonthOfDocuments & { readonly month: string; readonly supplier: Supplier };
type Cells = Readonly<Record<string, string>>;

/** A return in words and rupees; every row has every column, so that a spreadsheet can filter them. */
export function returnAsText(which: Asked['return'], form: Asked['form'], month: Month): string {
  const names = which === 'gstr-1' ? GSTR_1 : GSTR_8;
  const cells = which === 'gstr-1' ? gstr1(month) : gstr8(month);
  const whole: Cells = { supplier: month.supplier.gstin, month: month.month };
  const rows = cells.map((one) => names.map((name) => ({ ...whole, ...one })[name] ?? ''));
  return rowsAsText(form, names, rows);
}

/** Every supply is at the customer's address, in Maharashtra, as each document prints it. */
const PLACE = '27';

const GSTR_1 = [
  ...['supplier', 'month', 'table', 'section9_5', 'recipient', 'gstin', 'number', 'issuedOn'],
  ...['against', 'placeOfSupply', 'sac', 'rate', 'taxable', 'integratedTax', 'centralTax'],
  ...['stateTax', 'value', 'until', 'documents', 'cancelled'],
];

const gstr1 = (month: Month): Cells[] => [
  ...month.rows.map(supplied),
  ...[...month.series].map(([kind, { first, last, count }]) => ({
    ...{ table: '13', recipient: kind, number: first, until: last },
    ...{ documents: `${count}`, cancelled: '0' },
  })),
  { table: 'documents-tax', value: rupees(month.documentsTaxPaise) },
  { table: 'trial-balance-tax', value: rupees(month.booksTaxPaise) },
];

const supplied = (one: ReturnRow): Cells => ({
  table: one.table,
  section9_5: one.section9Clause5 ? 'yes' : 'no',
  ...{ recipient: one.recipient, gstin: one.gstin, number: one.number, issuedOn: one.issuedOn },
  ...{ against: one.against, placeOfSupply: PLACE, sac: one.sac },
  rate: (one.rate / 100).toFixed(2),
  ...{ taxable: rupees(one.taxablePaise), integratedTax: rupees(0) },
  ...{ centralTax: rupees(one.cgstPaise), stateTax: rupees(one.sgstPaise) },
  value: rupees(one.valuePaise),
});

const GSTR_8 = [
  ...['supplier', 'month', 'table', 'placeOfSupply', 'net', 'integratedTax', 'centralTax'],
  ...['stateTax', 'why'],
];

/**
 * Tables 3A and 3B are empty while no registered person works through us. What was supplied stands below them with the reason
 * why no tax was collected on it at source; together it is what GSTR-1 has.
 */
const gstr8 = ({ rows }: Month): Cells[] => {
  const net = (section9Clause5: boolean): Paise =>
    rows
      .filter((one) => one.table === '12' && one.section9Clause5 === section9Clause5)
      .reduce((sum, { taxablePaise }) => sum + taxablePaise, 0);
  const none = { placeOfSupply: PLACE, integratedTax: rupees(0), centralTax: rupees(0) };
  const row = (table: string, netPaise: Paise, why: string): Cells => ({
    ...{ table, ...none, stateTax: rupees(0), net: rupees(netPaise), why },
  });
  return [
    row('3A', 0, 'Supplies of registered suppliers to registered persons: there are none.'),
    row('3B', 0, 'Supplies of registered suppliers to unregistered persons: there are none.'),
    row('not-in-3', net(true), 'Section 9(5): the operator pays the tax itself; see table 15.'),
    row('not-in-3', net(false), 'Supplied in our own name; see tables 4 to 9 of GSTR-1.'),
  ];
};
