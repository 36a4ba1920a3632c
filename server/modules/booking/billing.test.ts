import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleBill, totalOf } from './billing.ts';
import type { Instalment } from './booking.ts';

const part = (
  position: number,
  kind: Instalment['kind'],
  amountPaise: number,
  paid: boolean,
): Instalment => ({ position, kind, amountPaise, dueAt: 0, paidAt: paid ? 1 : null });

const bill = (workPaise: number, laborPaise = 0, partsPaise = 0) => ({
  ...{ workPaise, laborPaise, partsPaise },
});

describe('what an accepted bill does to the parts of a price', () => {
  test('a price that was paid and is wanted whole leaves nothing over', () => {
    expect(settleBill([part(1, 'full', 800, true)], bill(800))).toEqual({
      ...{ usedPaise: 800, duePaise: 0, refundPaise: 0, waived: [] },
    });
  });

  test('LIFE-06 when partial work is accepted only the rest is refunded', () => {
    const settled = settleBill([part(1, 'full', 800, true)], bill(300));
    expect(settled).toEqual({ usedPaise: 300, duePaise: 0, refundPaise: 500, waived: [] });
  });

  test('the last tenth of an event is owed from its acceptance on', () => {
    const parts = [
      part(1, 'advance', 8_000, true),
      part(2, 'event-day', 1_000, true),
      part(3, 'completion', 1_000, false),
    ];
    expect(settleBill(parts, bill(10_000))).toMatchObject({ usedPaise: 9_000, duePaise: 1_000 });
    expect(settleBill(parts, bill(9_400))).toEqual({
      ...{ usedPaise: 9_000, duePaise: 400, refundPaise: 0 },
      waived: [{ position: 3, keptPaise: 400 }],
    });
  });

  test('extra work is part of the bill, and nothing is billed that was not agreed', () => {
    const parts = [part(1, 'full', 600, true), part(2, 'extra-work', 350, false)];
    expect(settleBill(parts, bill(600, 200, 150)).duePaise).toBe(350);
    expect(() => settleBill(parts, bill(600, 201, 150))).toThrow(RangeError);
  });

  test('to the paisa: paid is used or goes back, agreed is used, owed, waived or goes back', () => {
    const parts = fc.array(
      fc.record({ amountPaise: fc.integer({ min: 1, max: 9_999_999 }), paid: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
        const list = drawn.map(({ amountPaise, paid }, index) =>
          part(index + 1, index === 0 ? 'full' : 'extra-work', amountPaise, paid),
        );
        const sum = (of: readonly { amountPaise: number }[]) =>
          of.reduce((total, one) => total + one.amountPaise, 0);
        const agreed = sum(list);
        const wanted = bill(Math.floor(agreed * share));
        const settled = settleBill(list, wanted);
        const paid = sum(list.filter(({ paidAt }) => paidAt !== null));
        const waived = settled.waived.reduce(
          (total, { position, keptPaise }) =>
            total + (list[position - 1] as Instalment).amountPaise - keptPaise,
          0,
        );
        expect(settled.usedPaise + settled.refundPaise).toBe(paid);
        expect(settled.usedPaise + settled.duePaise).toBe(totalOf(wanted));
        expect(totalOf(wanted) + waived + settled.refundPaise).toBe(agreed);
      }),
    );
  });
});
