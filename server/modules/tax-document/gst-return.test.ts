import { expect, test } from 'vitest';
import { splitTax } from '#server/modules/tax/tax-of.ts';
import { gstReturn, type Returned } from './gst-return.ts';

const line = (amountPaise: number, rate: number, sac = '998596') => ({
  ...{ sac, rate },
  ...splitTax(amountPaise, rate),
});
const document = (change: Partial<Returned>): Returned => ({
  ...{ kind: 'invoice', number: 'IN/26-27/0000001', issuedOn: '2026-11-21', against: null },
  ...{ gstin: null, section9Clause5: false, setOff: [], lines: [line(118_000, 1_800)] },
  ...change,
});
const GSTIN = '27AAPFU0939F1ZV';
const rowsOf = (...documents: Returned[]) => {
  const all = gstReturn();
  for (const one of documents) all.add(one);
  return all.rows();
};
const brief = (...documents: Returned[]) =>
  rowsOf(...documents)
    .filter(({ table }) => table !== '12')
    .map(({ table, number, rate, taxablePaise }) => [table, number, rate, taxablePaise]);

test('our own supplies to unregistered people stand together by rate, less their credit notes; what bears no tax stands apart', () => {
  const lines = [line(100_000, 0, '999591'), line(118_000, 1_800)];
  const note = { kind: 'credit-note', number: 'CN/26-27/0000001', against: 'IN/26-27/0000001' };
  expect(
    brief(
      document({ lines }),
      document({ number: 'IN/26-27/0000002' }),
      document({ ...note, kind: 'credit-note', lines: [line(59_000, 1_800)] }),
    ),
  ).toEqual([
    ['7', '', 1_800, 150_000],
    ['8', '', 0, 100_000],
  ]);
});

test('invoices and credit notes of a registered recipient stand one by one, with their number', () => {
  const note = { kind: 'credit-note', number: 'CN/26-27/0000001', gstin: GSTIN } as const;
  expect(brief(document({ gstin: GSTIN }), document(note))).toEqual([
    ['4A', 'IN/26-27/0000001', 1_800, 100_000],
    ['9B', 'CN/26-27/0000001', 1_800, -100_000],
  ]);
});

test('a service under section 9(5) stands in table 15 alone, and is marked in the summary by code', () => {
  const lines = [line(52_500, 500, '9987')];
  const rows = rowsOf(
    document({ lines, section9Clause5: true }),
    document({ lines, section9Clause5: true, gstin: GSTIN }),
  );
  expect(rows.map((one) => [one.table, one.gstin, one.sac, one.section9Clause5])).toEqual([
    ['12', '', '9987', true],
    ['12', '', '9987', true],
    ['15', GSTIN, '', true],
    ['15', '', '', true],
  ]);
});

test('vouchers are advances less what went back, and an invoice sets off what was paid before, taxed as the voucher was', () => {
  const lines = [line(100_000, 0, '999591'), line(118_000, 1_800)];
  const rows = rowsOf(
    document({ kind: 'receipt', lines: [line(118_000, 1_800)] }),
    document({ kind: 'refund', lines: [line(23_600, 1_800)] }),
    document({ setOff: lines, lines }),
    document({ setOff: [line(59_000, 1_800)], lines }),
  );
  const advances = rows.filter(({ table }) => table.startsWith('11'));
  expect(advances.map((one) => [one.table, one.rate, one.valuePaise, one.taxablePaise])).toEqual([
    ['11A', 1_800, 94_400, 80_000],
    ['11B', 0, 100_000, 100_000],
    ['11B', 1_800, 177_000, 150_000],
  ]);
});
