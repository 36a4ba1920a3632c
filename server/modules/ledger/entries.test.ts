import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Entry,
  refundAsCreditEntry,
  refundCreditedEntry,
  refundDueEntry,
  settledEntry,
} from './entries.ts';

const amounts = fc.integer({ min: 1, max: 10_000_000_000 });

const entriesOf = (amountPaise: number): Entry[] => [
  settledEntry({ provider: 'sandbox', gatewayReference: 'T1', amountPaise }),
  refundDueEntry({ refundId: 'r1', amountPaise }),
  refundCreditedEntry({ refundId: 'r1', provider: 'sandbox', amountPaise }),
];

const balances = (entries: readonly Entry[]) => {
  const sums: Record<string, number> = {};
  for (const { account, amountPaise } of entries.flatMap((entry) => entry.lines))
    sums[account] = (sums[account] ?? 0) + amountPaise;
  return sums;
};

describe('what happened to money, in two lines each', () => {
  test('a settled payment is held by the gateway and owed to the customer as a visit', () => {
    const entry = settledEntry({
      provider: 'sandbox',
      gatewayReference: 'T1',
      amountPaise: 50_000,
    });
    expect(balances([entry])).toEqual({
      'gateway_clearing:sandbox': 50_000,
      customer_advances: -50_000,
    });
    expect(entry.reference).toBe('settled:sandbox:T1');
  });

  test('a refund due moves what we owe from the visit to the money itself', () => {
    const entry = refundDueEntry({ refundId: 'r1', amountPaise: 50_000 });
    expect(balances([entry])).toEqual({ customer_advances: 50_000, refunds_payable: -50_000 });
  });

  test('a refund that cannot be paid out moves what we owe from the money itself to credit', () => {
    const entry = refundAsCreditEntry({ refundId: 'r1', amountPaise: 50_000 });
    expect(balances([entry])).toEqual({ refunds_payable: 50_000, account_credit: -50_000 });
  });

  test('every entry adds up to zero, to the paisa, for any amount', () => {
    fc.assert(
      fc.property(amounts, (amountPaise) => {
        for (const { lines } of entriesOf(amountPaise))
          expect(lines.reduce((sum, line) => sum + line.amountPaise, 0)).toBe(0);
      }),
    );
  });

  test('money that came in and went back leaves nothing behind anywhere', () => {
    fc.assert(
      fc.property(amounts, (amountPaise) => {
        const left = Object.values(balances(entriesOf(amountPaise)));
        expect(left.every((balance) => balance === 0)).toBe(true);
      }),
    );
  });

  test.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])(
    '%d paise is no entry',
    (amount) => {
      expect(() => refundDueEntry({ refundId: 'r1', amountPaise: amount })).toThrow(RangeError);
    },
  );
});
