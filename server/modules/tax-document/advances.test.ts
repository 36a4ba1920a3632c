import { expect, test } from 'vitest';
import { splitTax } from '#server/modules/tax/tax-of.ts';
import { linesSetOff, type OfBooking } from './advances.ts';

const line = (amountPaise: number, rate: number) => ({
  ...{ sac: '998596', rate },
  ...splitTax(amountPaise, rate),
});
const document = (kind: OfBooking['kind'], change: Partial<OfBooking>): OfBooking => ({
  ...{ kind, number: 'IN/1', against: null, adjustedPaise: 0, adjusted: '', lines: [] },
  ...change,
});
const pooja = [line(300_000, 0), line(500_000, 1_800), line(700_000, 500)];
const receipt = document('receipt', { number: 'RV/1', lines: pooja });
const invoice = (change: Partial<OfBooking>) =>
  document('invoice', { adjusted: 'Paid before, by RV/1', ...change });
const brief = (lines: ReturnType<typeof linesSetOff>) =>
  lines?.map(({ rate, amountPaise, taxablePaise }) => [rate, amountPaise, taxablePaise]);

test('an invoice with extra work at the dearest rate sets off what its receipt was taxed, no more', () => {
  const lines = [...pooja, line(200_000, 1_800)];
  const setOff = linesSetOff(
    [receipt, invoice({ adjustedPaise: 1_500_000, lines })],
    'IN/1',
    splitTax,
  );
  expect(brief(setOff)).toEqual(brief(pooja));
});

test('a receipt that is used in parts and given back in part is set off to the paisa in the end', () => {
  const back = [line(1_001, 0), line(1_667, 1_800), line(2_335, 500)];
  const documents = [
    receipt,
    document('refund', { number: 'RF/1', against: 'RV/1', lines: back }),
    invoice({ adjustedPaise: 333_333 }),
    invoice({ number: 'IN/2', adjustedPaise: 1_500_000 - 333_333 - 5_003 }),
  ];
  const all = ['IN/1', 'IN/2'].flatMap((one) => linesSetOff(documents, one, splitTax) ?? []);
  for (const name of ['amountPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'] as const)
    for (const [index, { rate }] of pooja.entries())
      expect(all.filter((one) => one.rate === rate).reduce((sum, one) => sum + one[name], 0)).toBe(
        (pooja[index]?.[name] ?? 0) - (back[index]?.[name] ?? 0),
      );
});

test('an invoice whose receipts do not make what it says was paid before sets off nothing', () => {
  const named = invoice({ adjustedPaise: 1_500_001 });
  expect(linesSetOff([receipt, named], 'IN/1', splitTax)).toBeUndefined();
  const other = invoice({ adjustedPaise: 100, adjusted: 'Paid before, by RV/2' });
  expect(linesSetOff([receipt, other], 'IN/1', splitTax)).toBeUndefined();
});
