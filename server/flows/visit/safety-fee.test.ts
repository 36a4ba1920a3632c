import { describe, expect, test } from 'vitest';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { balancesOf, payFor } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { callForSafety } from './call-for-safety.ts';
import { closeSafetyCase } from './close-safety-case.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(6, (stage) => {
  ({ world, asha, app } = stage);
});

const done = { ok: true, value: 'done' };
const own = (bookingId: string) => ({ bookingId, userId: asha.id });

describe('the fee of a case of a visit for cash', () => {
  const left = async (at: 'dispatched' | 'arrived') => {
    const { bookingId } = await visitAt(app, asha, at, { paymentMethod: 'cash' });
    expect(await callForSafety(app, own(bookingId))).toEqual(done);
    return bookingId;
  };
  const close = (bookingId: string, feePaise: number, refundPaise = 0) =>
    closeSafetyCase(app, {
      ...{ bookingId, refundPaise, feePaise, comment: '', actor: 'ops:1' },
    });

  test.each([
    ['dispatched', 24_000],
    ['arrived', 40_000],
  ] as const)(
    'who left it when it was %s owes at most %d paise, taxed, and pays it like any due',
    async (at, most) => {
      const bookingId = await left(at);
      expect(await close(bookingId, most + 1)).toMatchObject({
        refusal: { code: 'fee-too-high', params: { most } },
      });
      expect(await close(bookingId, most)).toEqual({ ok: true, value: 'closed' });
      // Closed once more, with another sum, it stays.
      expect(await close(bookingId, 100)).toEqual({ ok: true, value: 'closed' });
      const {
        cancellation_fees = 0,
        gst_payable = 0,
        ...books
      } = await balancesOf(world.db, bookingId);
      expect([books.customer_dues, cancellation_fees + gst_payable]).toEqual([most, -most]);
      await payFor(app, asha, bookingId, most);
      expect(await balancesOf(world.db, bookingId)).toMatchObject({
        ...{ customer_dues: 0, customer_advances: 0, 'gateway_clearing:sandbox': most },
      });
    },
  );

  test('is no more than a fee: what was paid counts, and who gets something back owes nothing', async () => {
    const { bookingId } = await visitAt(app, asha, 'arrived');
    await callForSafety(app, own(bookingId));
    expect(await close(bookingId, 1)).toMatchObject({ refusal: { code: 'fee-too-high' } });
    expect(await close(bookingId, 1, 79_999)).toMatchObject({
      refusal: { code: 'fee-too-high', params: { most: 0 } },
    });
  });
});
