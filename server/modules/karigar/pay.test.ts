import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteKarigarPay, quoteVisitPay } from './pay.ts';

describe('what a Karigar earns', () => {
  test('is his share of the price, with what we keep named beside it', () => {
    expect(quoteKarigarPay({ pricePaise: 800_00, category: 'daily', teamSize: 1 })).toEqual({
      grossPaise: 800_00,
      deductions: [{ kind: 'platform-fee', amountPaise: 160_00 }],
      netPaise: 640_00,
    });
  });

  test('is of extra labour the same share, and of parts that he bought the whole', () => {
    const work = { pricePaise: 600_00, laborPaise: 200_00, partsPaise: 350_00 };
    const { netPaise } = quoteKarigarPay({ ...work, category: 'daily', teamSize: 1 });
    expect(netPaise).toBe(640_00 + 350_00);
  });

  test('is divided evenly in a team, and adds up to the paisa', () => {
    const money = fc.integer({ min: 1, max: 10_000_000_000 });
    const category = fc.constantFrom('daily', 'event', 'religious' as const);
    fc.assert(
      fc.property(
        money,
        money,
        category,
        fc.integer({ min: 1, max: 9 }),
        (price, parts, kind, size) => {
          const members = Array.from({ length: size }, (_, member) =>
            quoteKarigarPay({
              ...{ pricePaise: price, partsPaise: parts, teamSize: size, member },
              category: kind as 'daily',
            }),
          );
          const sum = (of: (pay: (typeof members)[number]) => number) =>
            members.reduce((total, pay) => total + of(pay), 0);
          expect(sum(({ grossPaise }) => grossPaise)).toBe(price + parts);
          expect(sum(({ netPaise }) => netPaise)).toBeLessThanOrEqual(price + parts);
          for (const { grossPaise, deductions, netPaise } of members)
            expect(grossPaise - deductions.reduce((all, one) => all + one.amountPaise, 0)).toBe(
              netPaise,
            );
        },
      ),
    );
  });
});

describe('a visit that came to nothing', () => {
  test.each([
    ['on-the-way', 192_00],
    ['door', 320_00],
  ] as const)('pays who was %s his share of the fee of that moment', (reached, paise) => {
    const visit = { pricePaise: 800_00, category: 'daily', teamSize: 1 } as const;
    expect(quoteVisitPay(visit, reached)).toBe(paise);
  });
});
