import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRupees, paiseFromRupees, percentOf, splitByPercent } from './money.ts';

/** Up to ten crore rupees. */
const amount = fc.integer({ min: 0, max: 1_000_000_000_00 });
/** Whole percentages that add up to 100. */
const percents = fc
  .array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 })
  .map((cuts) => [0, ...cuts.sort((one, other) => one - other), 100])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));

test('₹25,000 splits into 20,000 + 2,500 + 2,500', () => {
  expect(splitByPercent(2_500_000, [80, 10, 10])).toEqual([2_000_000, 250_000, 250_000]);
});

test('the last part takes what rounding leaves', () => {
  expect(splitByPercent(101, [80, 10, 10])).toEqual([80, 10, 11]);
  expect(splitByPercent(7, [100])).toEqual([7]);
});

test('parts always add up to the amount, to the paisa, and none is negative', () => {
  fc.assert(
    fc.property(amount, percents, (whole, shares) => {
      const parts = splitByPercent(whole, shares);
      expect(parts).toHaveLength(shares.length);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
    }),
  );
});

test('a percentage is rounded down to the paisa, never up', () => {
  expect(percentOf(99, 50)).toBe(49);
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 100 }), (whole, percent) => {
      const part = percentOf(whole, percent);
      expect(BigInt(part)).toBe((BigInt(whole) * BigInt(percent)) / 100n);
    }),
  );
});

test('rupees become paise exactly, whatever binary fractions say', () => {
  expect(paiseFromRupees(19.99)).toBe(1999);
  expect(paiseFromRupees(1.005)).toBe(100);
  fc.assert(
    fc.property(amount, (paise) => {
      expect(paiseFromRupees(paise / 100)).toBe(paise);
    }),
  );
});

describe('on screen', () => {
  test.each([
    [0, '₹0'],
    [50_000, '₹500'],
    [2_500_000, '₹25,000'],
    [10_000_000, '₹1,00,000'],
    [125_000_000, '₹12,50,000'],
    [2_500_050, '₹25,000.50'],
    [5, '₹0.05'],
    [-250_000, '−₹2,500'],
  ])('%i paise are %s', (paise, shown) => {
    expect(formatRupees(paise)).toBe(shown);
  });

  test('nothing is lost or invented on the way to the screen', () => {
    fc.assert(
      fc.property(amount, (paise) => {
        const [rupees = '', fraction = '00'] = formatRupees(paise).replace(/[₹,]/g, '').split('.');
        expect(Number(rupees) * 100 + Number(fraction)).toBe(paise);
      }),
    );
  });
});
