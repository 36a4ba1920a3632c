import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instalment } from './booking.ts';
import { moneyOf } from './booking-money.ts';
import { explainedMoney } from './explained.ts';

const NOW = 1_795_320_000_000;
const amount = fc.integer({ min: 0, max: 5_000_000 });
const parts = fc.array(
  fc.record({
    ...{ amountPaise: amount, paidAt: fc.constantFrom(null, NOW), dueAt: fc.constant(NOW) },
    kind: fc.constantFrom('full' as const, 'cancellation-fee' as const),
  }),
  { maxLength: 5 },
);

test('whatever was paid and given back, each figure is the one of moneyOf, and its terms make it', () => {
  fc.assert(
    fc.property(
      parts,
      fc.record({
        ...{ refundedPaise: amount, refundingPaise: amount, unwantedPaise: amount },
        ...{ creditedPaise: amount, goodwillPaise: amount },
        newestAttempt: fc.constant(null),
      }),
      amount,
      (some, moved, feePaise) => {
        const instalments = some.map((one, position) => ({
          ...{ ...one, position },
        })) as Instalment[];
        const booking = {
          ...{
            status: 'assigned' as const,
            holdUntil: null,
            paymentMethod: 'upi' as const,
            feePaise,
          },
        };
        const { figures } = explainedMoney(booking, instalments, moved, NOW);
        const money = moneyOf(booking, instalments, moved, NOW);
        const figure = (name: string) => figures.find((one) => one.name === name)?.amountPaise ?? 0;
        expect(figure('paid')).toBe(money.paidPaise);
        expect(figure('with-us')).toBe(money.withUsPaise);
        expect(figure('due')).toBe(money.dueAllPaise);
        for (const { amountPaise, of } of figures.filter((one) => one.of.length > 0))
          expect(of.reduce((sum, one) => sum + one.amountPaise, 0)).toBe(amountPaise);
      },
    ),
  );
});
