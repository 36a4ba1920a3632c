import { describe, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import { applyVisitTimeout } from '#server/effects/apply-visit-timeout.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { readBookingFile } from '#server/views/booking-file.ts';
import { listVisitsToMind } from '#server/views/visits-past-timeout.ts';
import { balancesOf, lookAt } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { answerSafetyExit } from './answer-safety-exit.ts';
import { callForSafety } from './call-for-safety.ts';
import { closeSafetyCase } from './close-safety-case.ts';
import { leaveForSafety } from './leave-for-safety.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(6, (stage) => {
  ({ world, asha, app } = stage);
});

const done = { ok: true, value: 'done' };
const own = (bookingId: string) => ({ bookingId, userId: asha.id });
const mind = (bookingId: string) => applyVisitTimeout(app, { bookingId });

describe('leaving for safety', () => {
  test('asks nothing, pays the Karigar the whole visit, and holds the money until the case is closed', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'in_progress');
    expect(await leaveForSafety(app, acting(app, ravi, bookingId))).toEqual(done);
    expect(await leaveForSafety(app, acting(app, ravi, bookingId))).toEqual(done);
    expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'cancelled', holds: 0 });
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      customer_advances: -80_000,
      [`karigar_payable:${ravi.karigarId}`]: -64_000,
    });
    const close = (refundPaise: number) =>
      closeSafetyCase(app, {
        ...{ bookingId, refundPaise, feePaise: 0, comment: '', actor: 'ops:1' },
      });
    expect(await close(80_001)).toMatchObject({ refusal: { code: 'refund-too-high' } });
    expect(await close(50_000)).toEqual({ ok: true, value: 'closed' });
    expect(await close(80_000)).toEqual({ ok: true, value: 'closed' });
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      customer_advances: 0,
      refunds_payable: -50_000,
      cancellation_fees: -28_572,
      gst_payable: -1_428,
    });
  });

  test('the customer may too; a case that nobody closes in ten days gives everything back', async () => {
    const { bookingId } = await visitAt(app, asha, 'dispatched');
    expect(await callForSafety(app, own(bookingId))).toEqual(done);
    expect(await callForSafety(app, own(bookingId))).toEqual(done);
    const openedAt = app.now();
    expect(await mind(bookingId)).toEqual({ againAt: openedAt + 10 * DAY });
    app.turnTo(openedAt + 10 * DAY);
    expect(await listVisitsToMind(world.db, app.now())).toContain(bookingId);
    await mind(bookingId);
    expect(await balancesOf(world.db, bookingId)).toMatchObject({
      customer_advances: 0,
      refunds_payable: -80_000,
    });
  });

  test('is not closed by who has not seen what was done meanwhile, nor twice in two ways', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'in_progress');
    await leaveForSafety(app, acting(app, ravi, bookingId));
    const close = (refundPaise: number, seen: string | undefined) =>
      closeSafetyCase(app, {
        ...{ bookingId, refundPaise, feePaise: 0, comment: '', actor: 'ops:1', seen },
      });
    const seenNow = async () => (await readBookingFile(world.db, bookingId, app.now()))?.seen;
    const changed = { ok: false, refusal: { code: 'booking-changed' } };
    const early = await seenNow();
    const said = { closed: true, comment: 'Safe at home', actor: 'ops:2' };
    await answerSafetyExit(app, { bookingId, karigarId: ravi.karigarId, ...said });
    expect(await close(50_000, early)).toEqual(changed);
    const seen = await seenNow();
    // One of two who looked at the same moment and decide otherwise is refused.
    const both = await Promise.all([close(50_000, seen), close(30_000, seen)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual(changed);
    const { refunds_payable: given = 0 } = await balancesOf(world.db, bookingId);
    // An answer that was lost is given again.
    expect(await close(-given, seen)).toEqual({ ok: true, value: 'closed' });
    expect(await close(80_000 + given, seen)).toEqual(changed);
    expect(await balancesOf(world.db, bookingId)).toMatchObject({ refunds_payable: given });
  });
});
