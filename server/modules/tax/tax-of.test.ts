import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opsCatalogue } from '#i18n/en/ops-catalogue.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import { catalogue } from '#server/seed/data/first-services.ts';
import { splitTax, taxOf, taxOfBill, taxOfPart, taxRuleFor } from './tax-of.ts';
import { TAX_CLASSES, TAX_QUESTIONS, type TaxRule, taxRules } from './tax-rules.ts';

const ON = '2026-11-21';
/** Every day on which a rate changes, with those that are still to come. */
const STARTS = taxRules.map(({ validFrom }) => validFrom);
const amounts = fc.integer({ min: 1, max: 10_000_000_000 });
const rates = fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800, 4000);
const sold = catalogue.flatMap(({ id, options }) => [
  { serviceId: id, option: null },
  ...options.map(({ key }) => ({ serviceId: id, option: key })),
]);

describe('a price and the tax in it', () => {
  test('₹1,000 at 18 % have a value of ₹847.46, and each treasury has ₹76.27', () => {
    expect(splitTax(100_000, 1800)).toEqual({
      amountPaise: 100_000,
      taxablePaise: 84_746,
      cgstPaise: 7_627,
      sgstPaise: 7_627,
    });
  });

  test('₹800 for a plumber, at 5 %, give each treasury ₹19.05', () => {
    const taxed = taxOf({ serviceId: 3, option: null, amountPaise: 80_000, on: ON });
    expect(taxed).toMatchObject({ taxablePaise: 76_190, cgstPaise: 1_905, sgstPaise: 1_905 });
    expect(taxed.section9Clause5).toBe(true);
  });

  test('a whole pooja has its ceremony without tax, beside decoration and food', () => {
    const amountPaise = paiseFromRupees(11_000);
    const { lines } = taxOf({ serviceId: 8, option: 'fullArrangement', amountPaise, on: ON });
    expect(lines.map(({ thing, amountPaise, rate }) => [thing, amountPaise, rate])).toEqual([
      ['ceremony', 300_000, 0],
      ['decoration', 300_000, 1800],
      ['food', 500_000, 500],
    ]);
    expect(lines[0]).toMatchObject({ taxablePaise: 300_000, cgstPaise: 0, sgstPaise: 0 });
  });

  test('value, CGST and SGST add up to what was paid, for any amount and rate', () => {
    fc.assert(
      fc.property(amounts, rates, (amountPaise, rate) => {
        const split = splitTax(amountPaise, rate);
        expect(split.taxablePaise + split.cgstPaise + split.sgstPaise).toBe(amountPaise);
        expect(split.cgstPaise).toBe(split.sgstPaise);
        expect(split.taxablePaise).toBeGreaterThan(0);
        // Each half is what the rate asks of the value, give or take what a paisa can be rounded by.
        const asked = (split.taxablePaise * rate) / 20_000;
        expect(Math.abs(split.cgstPaise - asked)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the lines of anything we sell add up to it in every column, for any amount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sold), amounts, (what, amountPaise) => {
        const { lines, ...sums } = taxOf({ ...what, amountPaise, on: ON });
        const add = (name: 'amountPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise') =>
          lines.reduce((sum, line) => sum + line[name], 0);
        expect(sums.amountPaise).toBe(amountPaise);
        for (const name of ['amountPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'] as const)
          expect(add(name)).toBe(sums[name]);
        for (const line of lines)
          expect(line.taxablePaise + line.cgstPaise + line.sgstPaise).toBe(line.amountPaise);
      }),
    );
  });

  test('extra work at a whole pooja bears its highest rate, and the bill adds up line by line', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sold), fc.array(amounts, { maxLength: 5 }), (what, extra) => {
        const lines = [
          { kind: 'service', label: '', amountPaise: 1_100_000 } as const,
          ...extra.map((amountPaise) => ({ kind: 'parts', label: 'x', amountPaise }) as const),
        ];
        const booked = taxOf({ ...what, amountPaise: 1_100_000, on: ON });
        const whole = taxOfBill({ ...what, lines, on: ON });
        expect(whole.lines.slice(0, booked.lines.length)).toEqual(booked.lines);
        expect(whole.lines).toHaveLength(booked.lines.length + extra.length);
        const most = Math.max(...booked.lines.map(({ rate }) => rate));
        for (const line of whole.lines.slice(booked.lines.length))
          expect(line).toEqual({ ...line, ...splitTax(line.amountPaise, most), rate: most });
        const { taxablePaise, cgstPaise, sgstPaise, amountPaise } = whole;
        expect(taxablePaise + cgstPaise + sgstPaise).toBe(amountPaise);
      }),
    );
  });

  test('a part of a bill bears what its lines bear in their measure, and all of it what the bill bears', () => {
    const [work, flowers] = [1_100_000, 200_000];
    const lines = [
      { kind: 'service', label: '', amountPaise: work },
      { kind: 'parts', label: 'Flowers', amountPaise: flowers },
    ] as const;
    const bill = { serviceId: 8, option: 'fullArrangement', lines, on: ON };
    expect(taxOfPart({ ...bill, amountPaise: work + flowers })).toEqual(taxOfBill(bill));
    const half = taxOfPart({ ...bill, amountPaise: (work + flowers) / 2 });
    expect(half.lines.find(({ extra }) => extra)).toMatchObject({
      ...{ amountPaise: flowers / 2, rate: 1800 },
    });
    expect(half.cgstPaise * 2).toBeCloseTo(taxOfBill(bill).cgstPaise, -1);
  });

  test.each([0, -1, 0.5, Number.NaN])('%d paise bear no tax: they are none', (amount) => {
    expect(() => splitTax(amount, 1800)).toThrow(RangeError);
  });
});

describe('the table of rules', () => {
  test('has exactly one rule for everything we sell, on every day', () => {
    for (const what of sold) {
      for (const on of ['2025-07-01', ON, ...STARTS.filter((day) => day > ON), '2030-03-31']) {
        const { parts } = taxRuleFor({ ...what, on });
        expect(parts.length).toBeGreaterThan(0);
        const fitting = taxRules.filter(
          (rule) =>
            rule.taxClass === taxRuleFor({ ...what, on }).taxClass &&
            rule.option === taxRuleFor({ ...what, on }).option &&
            rule.validFrom <= on &&
            (rule.validUntil === null || on <= rule.validUntil),
        );
        expect(fitting).toHaveLength(1);
      }
    }
  });

  test('divides a whole pooja by the prices of our catalogue', () => {
    for (const { id, options } of catalogue.filter(({ options }) => options.length > 0)) {
      const amountOf = (option: string) => {
        const price = options.find(({ key }) => key === option)?.priceRupees ?? 0;
        return paiseFromRupees(price);
      };
      const whole = { serviceId: id, option: 'fullArrangement', on: ON };
      const { lines } = taxOf({ ...whole, amountPaise: amountOf('fullArrangement') });
      expect(lines.find(({ thing }) => thing === 'decoration')?.amountPaise).toBe(
        amountOf('decoration'),
      );
      expect(lines.find(({ thing }) => thing === 'food')?.amountPaise).toBe(amountOf('food'));
    }
  });

  test('a rate that changes is a new row: each day has its own', () => {
    const before = {
      ...taxRuleFor({ serviceId: 3, option: null, on: ON }),
      validUntil: '2027-03-31',
    };
    const parts = before.parts.map((part) => ({ ...part, rate: 1800 }));
    const after: TaxRule = { ...before, validFrom: '2027-04-01', validUntil: null, parts };
    const rateOn = (on: string) =>
      taxRuleFor({ serviceId: 3, option: null, on }, [before, after]).parts[0]?.rate;
    expect([rateOn('2027-03-31'), rateOn('2027-04-01')]).toEqual([500, 1800]);
    expect(() => rateOn('2017-01-01')).toThrow('no tax rule');
  });

  test('says of every row where it comes from and what to ask the accountant', () => {
    for (const { source, confirm, why } of taxRules)
      for (const text of [source, confirm, why]) expect(text.length).toBeGreaterThan(10);
    for (const { note, source } of TAX_QUESTIONS)
      for (const text of [note, source]) expect(text.length).toBeGreaterThan(10);
  });
});

test('every class that a service may be sold under has a name in the console', () => {
  expect(Object.keys(opsCatalogue.taxClasses).sort()).toEqual([...TAX_CLASSES].sort());
});
