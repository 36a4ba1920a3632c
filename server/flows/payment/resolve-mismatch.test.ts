import { beforeEach, describe, expect, test } from 'vitest';
import type { MISMATCH_WAYS } from '#contract/ops/resolve-mismatch.ts';
import { newId } from '#kernel/ids.ts';
import { instantInIndia } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { readBooking } from '#server/views/bookings.ts';
import { listStuckMoney } from '#server/views/stuck-money.ts';
import { eventOfDays } from '#testing/event-of-days.ts';
import { balancesOf, bookOnline, lookAt, payFor, refundsOf } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { sowWorker, type VisitTestDeps } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { beginPayment } from './begin-payment.ts';
import { recordPayment } from './record-payment.ts';
import { resolveMismatch } from './resolve-mismatch.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(4, (stage) => {
  ({ world, asha, app } = stage);
});
const time = '10:00 AM';
/** Each test has days of its own. */
let day = 22;
let date: string;
beforeEach(async () => {
  await world.db.query('update karigars set active = true');
  day += 1;
  date = `2026-11-${day}`;
});

/** The gateway says that so much came by the order of what is due. */
async function reported(bookingId: string, duePaise: number, saidPaise: number) {
  const command = { bookingId, userId: asha.id, provider: 'sandbox', amountPaise: duePaise };
  const begun = await beginPayment(app, command);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { id: attemptId, orderReference } = begun.value.attempt;
  const gatewayReference = newId();
  const said = { orderReference, gatewayReference, amountPaise: saidPaise };
  const receipt = { ...said, instrument: 'upi' as const };
  expect(await recordPayment(app, { attemptId, receipt })).toBe('mismatch');
  return { attemptId, gatewayReference };
}
type Way = (typeof MISMATCH_WAYS)[number];
const decide = (
  payment: { attemptId: string; gatewayReference: string },
  way: Way,
  { by = 'ops:1', bookingId }: { by?: string; bookingId?: string } = {},
) =>
  resolveMismatch(app, {
    ...payment,
    ...{ way, why: 'The customer typed it.', actor: by },
    ...(bookingId && { bookingId }),
  });
const payment = async (id: string) => {
  const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
  const outcome = await readBooking(world.db, asha.id, id, at);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.booking.payment;
};
const stuck = async () => (await listStuckMoney(world.db, app.now())).stuck;
const isWhole = async () => expect(await listBroken(world.db)).toEqual([]);

describe('a payment of another sum than ours', () => {
  test('is shown to operations with what came and the gateway’s own name for it', async () => {
    const id = await bookOnline(app, asha, { time, date });
    const { gatewayReference } = await reported(id, 80_000, 79_900);
    expect(await stuck()).toContainEqual(
      expect.objectContaining({
        ...{ about: 'payment', because: 'mismatched', bookingId: id },
        ...{ amountPaise: 79_900, gatewayReference },
      }),
    );
  });

  test('is returned whole, once, and the customer hears of it', async () => {
    const id = await bookOnline(app, asha, { time, date });
    const one = await reported(id, 80_000, 79_900);
    const done = { ok: true, value: { way: 'return', amountPaise: 79_900 } };
    expect(await decide(one, 'return')).toMatchObject(done);
    expect(await decide(one, 'return')).toMatchObject(done);
    expect(await refundsOf(world.db, id)).toMatchObject([
      { amount: 79_900, reason: 'mismatched', state: 'approved' },
    ]);
    expect(await balancesOf(world.db, id)).toMatchObject({
      ...{ 'gateway_clearing:sandbox': 79_900, refunds_payable: -79_900 },
    });
    expect((await lookAt(world.db, id)).events).toContain('PaymentReturned');
    expect((await stuck()).filter(({ bookingId }) => bookingId === id)).toEqual([]);
    await isWhole();
  });

  test('is not adopted where it is too little to keep the slot; what is too much is adopted and goes back', async () => {
    const id = await bookOnline(app, asha, { time, date });
    const little = await reported(id, 80_000, 79_900);
    expect(await decide(little, 'adopt')).toMatchObject({
      refusal: { code: 'too-little-for-slot', params: { duePaise: 80_000 } },
    });
    const much = await reported(id, 80_000, 85_000);
    expect(await decide(much, 'adopt')).toEqual({
      ok: true,
      value: { way: 'adopt', amountPaise: 85_000, returnedPaise: 5_000 },
    });
    expect(await lookAt(world.db, id)).toMatchObject({ firm: true, paid: 80_000 });
    expect(await refundsOf(world.db, id)).toMatchObject([{ amount: 5_000, reason: 'mismatched' }]);
    expect(await payment(id)).toMatchObject({ state: 'paid', paidPaise: 80_000 });
    // A booking that is paid already needs no second payment, so it can only be returned.
    expect(await decide(little, 'adopt')).toMatchObject({ refusal: { code: 'nothing-due' } });
    expect(await decide(little, 'return')).toMatchObject({ ok: true });
    await isWhole();
  });

  test('is adopted for a part of an event, of which the rest stays due', async () => {
    await world.db.query('update karigars set active = false');
    const ravi = await sowWorker(world.db, [2]);
    const on = '2026-11-26';
    const id = await eventOfDays(app, asha, { serviceId: 2, pricePaise: 200_000 }, [on], [ravi]);
    await payFor(app, asha, id, 160_000);
    app.turnTo(instantInIndia(on, 540));
    const one = await reported(id, 20_000, 19_900);
    expect(await decide(one, 'adopt')).toMatchObject({ ok: true, value: { returnedPaise: 0 } });
    expect(await payment(id)).toMatchObject({ paidPaise: 179_900, dueNowPaise: 100 });
    await payFor(app, asha, id, 100);
    expect(await payment(id)).toMatchObject({ paidPaise: 180_000, dueNowPaise: 0 });
    await isWhole();
  });

  test('is matched with another booking of the same customer, and never with somebody else’s', async () => {
    const id = await bookOnline(app, asha, { time, date });
    const other = await bookOnline(app, asha, { time: '03:00 PM', date });
    const one = await reported(id, 80_000, 80_100);
    const stranger = await sowCustomer(world.db);
    const theirs = await bookOnline(app, stranger, { time: '06:00 PM', date });
    expect(await decide(one, 'match', { bookingId: theirs })).toMatchObject({
      refusal: { code: 'booking-not-found' },
    });
    expect(await decide(one, 'match', { bookingId: other })).toMatchObject({
      ok: true,
      value: { amountPaise: 80_100, returnedPaise: 100 },
    });
    expect(await lookAt(world.db, other)).toMatchObject({ firm: true, paid: 80_000 });
    expect(await lookAt(world.db, id)).toMatchObject({ firm: false, paid: 0 });
    await isWhole();
  });

  test('above ₹5,000 needs two of us who say the same, of the payment that the gateway names', async () => {
    const event = { serviceId: 6, date: '2026-12-01', shownPricePaise: 1_500_000 };
    await sowWorker(world.db, [6]);
    for (let more = 0; more < 3; more += 1) await sowWorker(world.db, [6]);
    const id = await bookOnline(app, asha, event);
    const one = await reported(id, 1_200_000, 1_199_900);
    expect(await decide({ ...one, gatewayReference: 'another' }, 'return')).toMatchObject({
      refusal: { code: 'reference-differs' },
    });
    const needs = { refusal: { code: 'needs-another-person' } };
    expect(await decide(one, 'return')).toMatchObject(needs);
    expect(await decide(one, 'return')).toMatchObject(needs);
    expect((await stuck()).find(({ bookingId }) => bookingId === id)).toMatchObject({
      because: 'needs-another-person',
    });
    expect(await refundsOf(world.db, id)).toEqual([]);
    expect(await decide(one, 'return', { by: `ops:${asha.id}` })).toMatchObject({
      refusal: { code: 'own-money' },
    });
    expect(await decide(one, 'return', { by: 'ops:2' })).toMatchObject({ ok: true });
    expect(await refundsOf(world.db, id)).toMatchObject([{ amount: 1_199_900 }]);
    await isWhole();
  });

  test('decided by several at once is decided once', async () => {
    const id = await bookOnline(app, asha, { time, date });
    const one = await reported(id, 80_000, 90_000);
    const ways = ['adopt', 'return', 'adopt', 'return', 'adopt', 'return'] as const;
    await Promise.all(ways.map((way) => decide(one, way)));
    const books = await balancesOf(world.db, id);
    expect(books['gateway_clearing:sandbox']).toBe(90_000);
    const back = (await refundsOf(world.db, id)).reduce((sum, { amount }) => sum + amount, 0);
    expect([10_000, 90_000]).toContain(back);
    await isWhole();
  });
});
