import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { payWithCredit } from '#server/flows/payment/pay-with-credit.ts';
import { breakOffVisit } from '#server/flows/visit/break-off-visit.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { connect } from '#server/platform/database/connect.ts';
import {
  balancesOf,
  bookOnline,
  lookAt,
  type PaymentDeps,
  payFor,
  paymentDeps,
  refundsOf,
} from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { reportCustomerNoShow } from '#testing/report-customer-no-show.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { acting, given, type Worker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import type { Customer } from './book-slot.ts';
import { callOffBooking } from './call-off-booking.ts';
import { cancelBooking } from './cancel-booking.ts';
import { reportKarigarNoShow } from './report-karigar-no-show.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

const START = instantInIndia('2026-11-23', 600);

let world: World;
let asha: Customer;
let app: PaymentDeps & { pass(ms: number): void };

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 20; count += 1) await sowKarigar(world.db, { skills: [2, 3] });
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  asha = await sowCustomer(world.db);
  app = paymentDeps(world.db, NOW);
});

const turnTo = (at: number) => app.pass(at - app.now());
const creditOf = async () => {
  const { rows } = await world.db.query<{ sum: number }>(
    'select coalesce(sum(amount_paise), 0)::int as sum from credits where user_id = $1',
    [asha.id],
  );
  return rows[0]?.sum;
};
const report = (bookingId: string) => reportKarigarNoShow(app, { bookingId, userId: asha.id });
const use = (bookingId: string, shownPaise: number, by: PaymentDeps = app) =>
  payWithCredit(by, { bookingId, userId: asha.id, shownPaise });

/** A Karigar who came in vain is paid their share of the fee. */
const paidFor = ({ karigarId }: Worker, paise: number) => ({
  [`karigar_payable:${karigarId}`]: -paise,
  visit_costs: paise,
});

/** A visit to which nobody came: everything goes back, and 40,000 paise are credited. */
async function failed(): Promise<string> {
  const bookingId = await bookOnline(app, asha);
  await payFor(app, asha, bookingId);
  const before = app.now();
  await given.visit(app, 'dispatched', bookingId);
  turnTo(START + 30 * MINUTE);
  expect(await report(bookingId)).toEqual({ ok: true, value: 'ended' });
  turnTo(before);
  return bookingId;
}

describe('when we fail', () => {
  test('nobody came: from half an hour after the start the customer gets all they paid, and the mirror fee as credit', async () => {
    const bookingId = await bookOnline(app, asha);
    await payFor(app, asha, bookingId);
    await given.visit(app, 'assigned', bookingId);
    turnTo(START + 30 * MINUTE - 1);
    expect(await report(bookingId)).toMatchObject({ refusal: { code: 'no-show-too-early' } });
    turnTo(START + 30 * MINUTE);
    expect(await report(bookingId)).toEqual({ ok: true, value: 'ended' });
    expect(await report(bookingId)).toEqual({ ok: true, value: 'had-ended' });
    expect(await lookAt(world.db, bookingId)).toMatchObject({
      status: 'no_show_provider',
      holds: 0,
    });
    expect(await refundsOf(world.db, bookingId)).toMatchObject([{ amount: 80_000 }]);
    expect(await balancesOf(world.db, bookingId)).toEqual({
      'gateway_clearing:sandbox': 80_000,
      customer_advances: 0,
      refunds_payable: -80_000,
      goodwill: 40_000,
      account_credit: -40_000,
    });
    expect(await creditOf()).toBe(40_000);
  });

  test.each([
    ['a day ahead and more', 30 * HOUR, 0],
    ['within the day', 5 * HOUR, 8_000],
    ['in the last hours', HOUR, 16_000],
    ['after the hour has come', -MINUTE, 40_000],
  ])(
    'called off %s, we pay the fee that the customer would have paid',
    async (_, before, credit) => {
      const bookingId = await bookOnline(app, asha, { paymentMethod: 'cash' });
      turnTo(START - before);
      const command = { bookingId, actor: 'ops:1', why: 'test' };
      expect(await callOffBooking(app, command)).toEqual({ ok: true, value: 'ended' });
      expect(await callOffBooking(app, command)).toEqual({ ok: true, value: 'had-ended' });
      expect(await creditOf()).toBe(credit);
    },
  );

  test('called off before its hour, after who had set out broke down, it pays as after setting out; moved to another day it does not', async () => {
    const bookingId = await bookOnline(app, asha, { paymentMethod: 'cash' });
    const moved = await bookOnline(app, asha, { paymentMethod: 'cash' });
    turnTo(START - HOUR);
    for (const id of [bookingId, moved]) {
      const ravi = await given.visit(app, 'dispatched', id);
      const acted = { ...acting(app, ravi, id), reason: 'vehicle-broke-down' };
      expect(await breakOffVisit({ ...app, keys: TEST_KEYS }, acted)).toMatchObject({ ok: true });
    }
    await callOffBooking(app, { bookingId, actor: 'ops:1', why: 'nobody-found' });
    expect(await creditOf()).toBe(40_000);
    const to = { date: '2026-11-26', time: '10:00 AM' } as const;
    const command = { id: moved, userId: asha.id, ...to, shownFloorPaise: 0 };
    const facts = createAppCache(world.db);
    expect(await rescheduleBooking({ ...app, facts }, command)).toMatchObject({ ok: true });
    turnTo(instantInIndia('2026-11-26', 600) - 30 * HOUR);
    await callOffBooking(app, { bookingId: moved, actor: 'ops:1', why: 'test' });
    expect(await creditOf()).toBe(40_000);
  });

  test('one that waits for its money is called off without a mirror fee', async () => {
    const bookingId = await bookOnline(app, asha);
    turnTo(NOW + MINUTE);
    await callOffBooking(app, { bookingId, actor: 'clock', why: 'test' });
    expect(await creditOf()).toBe(0);
  });
});

describe('when the customer is not there', () => {
  test('LIFE-03 after the wait and two calls the fee is 50 %, the cap; before that it is not marked', async () => {
    const bookingId = await bookOnline(app, asha);
    await payFor(app, asha, bookingId);
    const mark = (contactTries: number) =>
      reportCustomerNoShow(app, { bookingId, actor: 'karigar:1', contactTries });
    turnTo(START);
    expect(await mark(2)).toMatchObject({ refusal: { code: 'not-at-the-door' } });
    const ravi = await given.visit(app, 'arrived', bookingId);
    turnTo(START + 15 * MINUTE - 1);
    expect(await mark(2)).toMatchObject({ refusal: { code: 'wait-longer' } });
    turnTo(START + 15 * MINUTE);
    expect(await mark(1)).toMatchObject({ refusal: { code: 'try-to-reach', params: { left: 1 } } });
    expect(await mark(2)).toEqual({ ok: true, value: 'ended' });
    expect(await mark(2)).toEqual({ ok: true, value: 'had-ended' });
    expect(await balancesOf(world.db, bookingId)).toEqual({
      'gateway_clearing:sandbox': 80_000,
      customer_advances: 0,
      cancellation_fees: -38_096,
      gst_payable: -1_904,
      refunds_payable: -40_000,
      ...paidFor(ravi, 32_000),
    });
  });

  test('LIFE-03 an event is waited for longer, and what was paid beyond the fee goes back', async () => {
    const bookingId = await bookOnline(app, asha, { serviceId: 2, shownPricePaise: 200_000 });
    await payFor(app, asha, bookingId, 160_000);
    turnTo(START);
    const ravi = await given.visit(app, 'arrived', bookingId);
    turnTo(START + 15 * MINUTE);
    const command = { bookingId, actor: 'karigar:1', contactTries: 2 };
    expect(await reportCustomerNoShow(app, command)).toMatchObject({
      refusal: { code: 'wait-longer' },
    });
    turnTo(START + 30 * MINUTE);
    expect(await reportCustomerNoShow(app, command)).toMatchObject({ ok: true });
    expect(await balancesOf(world.db, bookingId)).toEqual({
      'gateway_clearing:sandbox': 160_000,
      customer_advances: 0,
      cancellation_fees: -84_746,
      gst_payable: -15_254,
      refunds_payable: -60_000,
      ...paidFor(ravi, 80_000),
    });
  });

  test('LIFE-03 a cash booking owes the fee', async () => {
    const bookingId = await bookOnline(app, asha, { paymentMethod: 'cash' });
    turnTo(START);
    const ravi = await given.visit(app, 'arrived', bookingId);
    turnTo(START + 15 * MINUTE);
    const command = { bookingId, actor: 'karigar:1', contactTries: 2 };
    expect(await reportCustomerNoShow(app, command)).toMatchObject({ ok: true });
    expect(await balancesOf(world.db, bookingId)).toEqual({
      cancellation_fees: -38_096,
      gst_payable: -1_904,
      customer_dues: 40_000,
      ...paidFor(ravi, 32_000),
    });
  });
});

describe('credit', () => {
  test('pays a booking whole and makes it firm; cancelled, it is credit again', async () => {
    await failed();
    await failed();
    expect(await creditOf()).toBe(80_000);
    const bookingId = await bookOnline(app, asha);
    expect(await use(bookingId, 80_000)).toEqual({ ok: true, value: 'used' });
    expect(await lookAt(world.db, bookingId)).toMatchObject({ firm: true, hold_until: null });
    expect(await creditOf()).toBe(0);
    expect(await use(bookingId, 80_000)).toMatchObject({ refusal: { code: 'nothing-due' } });
    await cancelBooking(app, {
      bookingId,
      userId: asha.id,
      shownFeePaise: 0,
      shownRefundPaise: 80_000,
    });
    expect(await creditOf()).toBe(80_000);
    expect(await refundsOf(world.db, bookingId)).toEqual([]);
  });

  test('less than the price keeps no slot; but it pays a part of an amount due, and the rest can be paid', async () => {
    await failed();
    const held = await bookOnline(app, asha);
    expect(await use(held, 40_000)).toMatchObject({ refusal: { code: 'amount-mismatch' } });

    const event = { serviceId: 2, shownPricePaise: 2_000_00, paymentMethod: 'upi' } as const;
    const bookingId = await bookOnline(app, asha, { ...event });
    await payFor(app, asha, bookingId, 160_000);
    turnTo(START);
    expect(await use(bookingId, 20_000)).toEqual({ ok: true, value: 'used' });
    const fee = await bookOnline(app, asha, { paymentMethod: 'cash', date: '2026-11-25' });
    await given.visit(app, 'dispatched', fee);
    // The Karigar is on the way: 30 % of the price.
    const shown = { shownFeePaise: 24_000, shownRefundPaise: 0 };
    expect(await cancelBooking(app, { bookingId: fee, userId: asha.id, ...shown })).toMatchObject({
      ok: true,
    });
    expect(await use(fee, 20_000)).toEqual({ ok: true, value: 'used' });
    await payFor(app, asha, fee, 4_000);
    expect((await balancesOf(world.db, fee)).customer_dues).toBe(0);
    expect(await creditOf()).toBe(0);
  });

  test('is not used while a payment is on its way, nor by somebody else', async () => {
    await failed();
    await failed();
    const bookingId = await bookOnline(app, asha);
    const stranger = { bookingId, userId: (await sowCustomer(world.db)).id, shownPaise: 80_000 };
    expect(await payWithCredit(app, stranger)).toMatchObject({
      refusal: { code: 'booking-not-found' },
    });
    const command = { bookingId, userId: asha.id, provider: 'sandbox', amountPaise: 80_000 };
    await beginPayment(app, command);
    expect(await use(bookingId, 80_000)).toMatchObject({ refusal: { code: 'payment-under-way' } });
  });

  test('used for two bookings at the same moment it is used once', async () => {
    await failed();
    await failed();
    const first = await bookOnline(app, asha);
    const second = await bookOnline(app, asha);
    const pools = [0, 1].map(() => connect({ url: world.url }));
    const [one, other] = pools.map((pool) => paymentDeps(pool, NOW));
    const answers = await Promise.all([
      use(first, 80_000, one),
      use(second, 80_000, other),
      use(first, 80_000, other),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await creditOf()).toBe(0);
    await Promise.all(pools.map((pool) => pool.end()));
  });
});
