import { describe, expect, test } from 'vitest';
import { instantInIndia } from '#kernel/time.ts';
import { financialYearOf, taxDocumentNumber } from './series.ts';

describe('the number of a tax document', () => {
  test('counts from April to March, by the clock of India', () => {
    expect(financialYearOf(instantInIndia('2026-11-21'))).toBe(2026);
    expect(financialYearOf(instantInIndia('2027-04-01') - 1)).toBe(2026);
    expect(financialYearOf(instantInIndia('2027-04-01'))).toBe(2027);
  });

  test('never has more than sixteen characters, of those that the law allows', () => {
    const numbers = [
      taxDocumentNumber('receipt', 2026, 42),
      taxDocumentNumber('credit-note', 2099, 9_999_999),
    ];
    expect(numbers).toEqual(['RV/26-27/0000042', 'CN/99-00/9999999']);
    for (const number of numbers) expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
  });
});
