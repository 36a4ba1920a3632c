import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { incomeTaxRules, quoteIncomeTax } from './income-tax.ts';

const ON = '2026-11-21';
const LAKH = 10_000_000;
const kept = (grossOfYearPaise: number, keptOfYearPaise = 0, netPaise = LAKH) =>
  quoteIncomeTax({ netPaise, grossOfYearPaise, keptOfYearPaise, on: ON }).keptPaise;

describe('income tax kept of what a Karigar earns', () => {
  test('is nothing up to ₹5,00,000 of a financial year, and 0.1 % of the whole year beyond it', () => {
    expect(kept(5 * LAKH)).toBe(0);
    expect(kept(5 * LAKH + 1_000)).toBe(50_001);
    expect(kept(5 * LAKH + 1_000_000, 50_001)).toBe(999);
    expect(kept(6 * LAKH, 60_000)).toBe(0);
  });

  test('is never more than a tenth of a credit; what is missing is kept of the next', () => {
    expect(kept(5 * LAKH + 64_000, 0, 48_000)).toBe(4_800);
    expect(kept(5 * LAKH + 128_000, 48_000, 48_000)).toBe(2_128);
  });

  test('adds up to the rate on the year, however the year is cut into credits', () => {
    const credits = fc.array(fc.integer({ min: 100, max: 3 * LAKH }), { maxLength: 40 });
    fc.assert(
      fc.property(credits, (grosses) => {
        let [gross, sum] = [0, 0];
        for (const one of grosses) {
          gross += one;
          const netPaise = Math.floor(one * 0.8);
          const here = quoteIncomeTax({
            ...{ netPaise, grossOfYearPaise: gross, keptOfYearPaise: sum, on: ON },
          }).keptPaise;
          expect(here).toBeLessThanOrEqual(netPaise / 10);
          sum += here;
          expect(sum).toBeLessThanOrEqual(gross > 5 * LAKH ? Math.floor(gross / 1_000) : 0);
        }
      }),
    );
  });

  test('has exactly one rule on every day since October 2024', () => {
    for (const on of ['2024-10-01', '2026-03-31', '2026-04-01', ON, '2031-01-01'])
      expect(
        incomeTaxRules.filter(
          (one) => one.validFrom <= on && (one.validUntil === null || on <= one.validUntil),
        ),
      ).toHaveLength(1);
  });
});
