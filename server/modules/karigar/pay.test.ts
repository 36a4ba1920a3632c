import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POLICY_VERSION } from '#contract/policy.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import type { LocalDate } from '#kernel/time.ts';
import { catalogue } from '#server/seed/data/first-services.ts';
import { taxOf } from '../tax/tax-of.ts';
import { taxRules } from '../tax/tax-rules.ts';
import { payByDay, payOfDays, quoteKarigarPay, quoteVisitPay } from './pay.ts';

const TODAY = '2026-11-21';

test('the days of a Karigar add up to their pay, and none but the first differs from the others', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 7 }), (netPaise, days) => {
      const [first = 0, ...later] = payByDay(netPaise, days);
      expect(later).toHaveLength(days - 1);
      expect(later.reduce((sum, paise) => sum + paise, first)).toBe(netPaise);
      expect(new Set(later).size).toBeLessThanOrEqual(1);
      expect(first - (later[0] ?? first)).toBeLessThan(days);
    }),
  );
});

describe('what a Karigar earns', () => {
  test('is the Karigar’s share of the price, with what we keep named beside it', () => {
    expect(
      quoteKarigarPay({
        pricePaise: 800_00,
        category: 'daily',
        option: null,
        teamSize: 1,
      }),
    ).toEqual({
      grossPaise: 800_00,
      deductions: [{ kind: 'platform-fee', amountPaise: 160_00 }],
      netPaise: 640_00,
    });
  });

  test('of extra labour is the same share, and of parts the Karigar bought the whole', () => {
    const work = { pricePaise: 600_00, laborPaise: 200_00, partsPaise: 350_00 };
    const { netPaise } = quoteKarigarPay({
      ...work,
      category: 'daily',
      option: null,
      teamSize: 1,
    });
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
              option: null,
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
  ] as const)(
    'pays a Karigar who was %s their share of the fee of that moment',
    (reached, paise) => {
      const visit = {
        pricePaise: 800_00,
        category: 'daily',
        option: null,
        policyVersion: POLICY_VERSION,
        teamSize: 1,
      } as const;
      expect(quoteVisitPay({ ...visit, policyVersion: POLICY_VERSION }, reached)).toBe(paise);
    },
  );
});

describe('of everything we sell', () => {
  const sold = catalogue.flatMap(({ id, slug, category, priceRupees, options }) =>
    (options.length === 0 ? [{ key: null, priceRupees }] : options).map((one) => ({
      ...{ name: `${slug} ${one.key ?? ''}`, id, category, option: one.key as string | null },
      priceRupees: one.priceRupees,
    })),
  );
  /** In hundredths of a percent of the price. */
  const leftOf = (
    { id, category, option, priceRupees }: (typeof sold)[number],
    on: LocalDate = TODAY,
  ) => {
    const pricePaise = paiseFromRupees(priceRupees);
    const work = { pricePaise, category, option, teamSize: 1 };
    const taxed = taxOf({ serviceId: id, option, amountPaise: pricePaise, on });
    const { cgstPaise, sgstPaise } = taxed;
    const ours = pricePaise - cgstPaise - sgstPaise - quoteKarigarPay(work).netPaise;
    return Math.round((ours * 10_000) / pricePaise);
  };

  test('something is left to us after the Karigars and the tax, also of rates that are still to come', () => {
    expect(sold.length).toBeGreaterThan(12);
    const days = taxRules.map(({ validFrom }) => validFrom).filter((day) => day > TODAY);
    for (const on of [TODAY, ...days])
      expect(sold.filter((one) => leftOf(one, on) < 0).map(({ name }) => [on, name])).toEqual([]);
  });

  test('least of decoration alone, of which a whole percent more would be nothing', () => {
    const left = sold.map((one) => ({ ...one, left: leftOf(one) }));
    for (const { option, left: ours } of left)
      if (option === 'decoration') expect([ours > 0, ours - 100 < 0]).toEqual([true, true]);
      else expect(ours).toBeGreaterThan(400);
  });
});

test('a way that led to nothing is paid by the policy of the sale: one that nobody knows is a fault', () => {
  const visit = { pricePaise: 800_00, category: 'daily', option: null, teamSize: 1 } as const;
  expect(() => quoteVisitPay({ ...visit, policyVersion: 'unknown' }, 'door')).toThrow('unknown');
});

test('what a complaint takes off one day leaves the pay of the other days as it was, and never pays more than is left', () => {
  const money = fc.integer({ min: 0, max: 10_000_000 });
  const work = { category: 'event', option: null } as const;
  fc.assert(
    fc.property(
      money,
      money,
      fc.nat(),
      fc.nat(),
      fc.nat(3),
      (price, labor, ofPrice, ofLabor, at) => {
        const crews = [[1], [2, 5], [3], [4]];
        const off = {
          day: at,
          pricePaise: ofPrice % (price + 1),
          laborPaise: ofLabor % (labor + 1),
        };
        const asked = payOfDays({ ...work, pricePaise: price, laborPaise: labor }, crews);
        const leftPaise = price + labor - off.pricePaise - off.laborPaise;
        const left = payOfDays(
          { ...work, pricePaise: price - off.pricePaise, laborPaise: labor - off.laborPaise },
          crews,
          off,
        );
        expect(left.reduce((sum, { grossPaise }) => sum + grossPaise, 0)).toBe(leftPaise);
        for (const { grossPaise, amountPaise } of left) {
          expect(amountPaise).toBeGreaterThanOrEqual(0);
          expect(grossPaise).toBeGreaterThanOrEqual(amountPaise);
        }
        const ofDay = (pay: typeof asked) =>
          pay.filter(({ karigarId }) => crews[at]?.includes(karigarId));
        const kept = ofDay(left).reduce((sum, { grossPaise }) => sum + grossPaise, 0);
        const others = (pay: typeof asked) =>
          pay.filter(({ karigarId }) => !crews[at]?.includes(karigarId));
        if (kept > 0) expect(others(left)).toEqual(others(asked));
      },
    ),
  );
});
