import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AppCache, type Line, type Ours, reconcile } from './reconciling.ts';
import { termsOn } from './terms.ts';

const line = (change: Partial<Line> = {}): Line => ({
  kind: 'payment',
  gatewayReference: 'T1',
  amountPaise: 100_000,
  feePaise: 2_000,
  taxPaise: 360,
  payoutReference: 'UTR1',
  ...change,
});
const ours = (change: Partial<Ours> = {}): Ours => ({
  kind: 'payment',
  gatewayReference: 'T1',
  bookingId: 'b1',
  amountPaise: 100_000,
  ...change,
});
const facts = (change: Partial<AppCache> = {}): AppCache => ({
  day: '2026-11-23',
  lines: [line()],
  named: [ours()],
  overdue: [],
  toldOn: new Map(),
  terms: termsOn([{ from: '2026-01-01', mostFeePercent: 2.5, taxPercent: 18 }], '2026-11-23'),
  ...change,
});
const differences = (change: Partial<AppCache>) =>
  reconcile(facts(change)).differences.map(({ kind, oursPaise, theirsPaise }) => [
    kind,
    oursPaise,
    theirsPaise,
  ]);

describe('a settlement against our books', () => {
  test('what is ours to the paisa is booked, and nothing is to be said', () => {
    expect(reconcile(facts())).toEqual({
      matched: [{ line: line(), ours: ours() }],
      differences: [],
    });
  });

  test.each<[string, Partial<AppCache>, unknown[], number]>([
    ['missing here', { named: [] }, [['missing-here', null, 100_000]], 0],
    [
      'missing there',
      { overdue: [ours({ gatewayReference: 'T9' })] },
      [['missing-there', 100_000, null]],
      1,
    ],
    [
      'another amount',
      { named: [ours({ amountPaise: 99_900 })] },
      [['amount', 99_900, 100_000]],
      0,
    ],
    [
      'a fee above the terms',
      { lines: [line({ feePaise: 3_000, taxPaise: 540 })] },
      [['fee', 2_950, 3_540]],
      1,
    ],
    [
      'a tax that is not the tax of the fee',
      { lines: [line({ taxPaise: 400 })] },
      [['fee', 2_450, 2_400]],
      1,
    ],
    [
      'a fee on a refund',
      { lines: [line({ kind: 'refund' })], named: [ours({ kind: 'refund' })] },
      [['fee', 0, 2_360]],
      1,
    ],
    ['told twice', { lines: [line(), line()] }, [['duplicate', 100_000, 100_000]], 1],
    [
      'told on an earlier day',
      { toldOn: new Map([['payment:T1', '2026-11-20']]) },
      [['duplicate', 100_000, 100_000]],
      0,
    ],
    ['the same day reported anew', { toldOn: new Map([['payment:T1', '2026-11-23']]) }, [], 1],
    [
      'an adjustment',
      { lines: [line({ kind: 'adjustment', gatewayReference: 'adj', amountPaise: -500 })] },
      [['missing-here', null, -500]],
      0,
    ],
    ['overdue, and on this very report', { overdue: [ours()] }, [], 1],
  ])('%s', (_, change, expected, booked) => {
    expect(differences(change)).toEqual(expected);
    expect(reconcile(facts(change)).matched).toHaveLength(booked);
  });

  test('every line is booked or named, never both kinds of nothing, whatever is told', () => {
    const lines = fc.array(
      fc.record({
        kind: fc.constantFrom('payment', 'refund', 'adjustment'),
        gatewayReference: fc.constantFrom('T1', 'T2', 'T3'),
        amountPaise: fc.constantFrom(100, 200),
        feePaise: fc.nat(5),
        taxPaise: fc.nat(2),
        payoutReference: fc.constant(null),
      }) as fc.Arbitrary<Line>,
      { maxLength: 8 },
    );
    const named = fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom('payment', 'refund'),
        gatewayReference: fc.constantFrom('T1', 'T2', 'T3'),
        bookingId: fc.constant('b'),
        amountPaise: fc.constantFrom(100, 200),
      }) as fc.Arbitrary<Ours>,
      { selector: (one) => `${one.kind}:${one.gatewayReference}` },
    );
    fc.assert(
      fc.property(lines, named, (told, mine) => {
        const { matched, differences: named } = reconcile(facts({ lines: told, named: mine }));
        const unmatched = named.filter(({ kind }) => kind !== 'fee');
        expect(matched.length + unmatched.length).toBe(told.length);
      }),
    );
  });
});
