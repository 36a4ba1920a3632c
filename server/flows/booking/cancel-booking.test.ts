import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
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
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { given } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import type { Customer } from './book-slot.ts';
import { cancelBooking } from './cancel-booking.ts';
import { expireBooking } from './expire-booking.ts';

const START = instantInIndia('2026-11-23', 600);

let world: World;
let asha: Customer;
let app: PaymentDeps & { pass(ms: number): void };

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 20; count += 1) await sowKarigar(world.db, { skills: [2, 3] });
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  await world.close();
});
beforeEach(() => {
  app = paymentDeps(world.db, NOW);
});

const cancel = (bookingId: string, fee: number, refund: number, by = app) =>
  cancelBooking(by, {
    bookingId,
    userId: asha.id,
    shownFeePaise: fee,
    shownRefundPaise: refund,
  });
const turnTo = (at: number) => app.pass(at - app.now());

describe('a customer cancels', () => {
  test('LIFE-01 a day before it is free: everything goes back, the time is free, the books are even', async () => {
    const bookingId = await bookOnline(app, asha);
    const attempt = await payFor(app, asha, bookingId);
    turnTo(START - DAY);
    expect(await cancel(bookingId, 0, 80_000)).toEqual({ ok: true, value: 'cancelled' });
    expect(await lookAt(world.db, bookingId)).toMatchObject({
      status: 'cancelled',
      hold_until: null,
      holds: 0,
      events: [
        'BookingPlaced',
        'PaymentBegun',
        'PaymentSettled',
        'BookingCancelled',
        'RefundApproved',
      ],
    });
    expect(await refundsOf(world.db, bookingId)).toEqual([
      { attempt_id: attempt, amount: 80_000, reason: 'cancelled', state: 'approved' },
    ]);
    expect(await balancesOf(world.db, bookingId)).toEqual({
      'gateway_clearing:sandbox': 80_000,
      customer_advances: 0,
      refunds_payable: -80_000,
    });
  });

  test('LIFE-01 within a day and assigned it costs the fee that was shown, and the rest goes back', async () => {
    const bookingId = await bookOnline(app, asha);
    await payFor(app, asha, bookingId);
    await given.visit(app, 'assigned', bookingId);
    turnTo(START - 5 * HOUR);
    expect(await cancel(bookingId, 8_000, 72_000)).toMatchObject({ ok: true });
    expect(await balancesOf(world.db, bookingId)).toEqual({
      'gateway_clearing:sandbox': 80_000,
      customer_advances: 0,
      // Five per cent on top of what is taxed, within the fee.
      cancellation_fees: -7_620,
      gst_payable: -380,
      refunds_payable: -72_000,
    });
  });

  test('a fee that has risen meanwhile is not charged: nothing happens, and the answer names it', async () => {
    const bookingId = await bookOnline(app, asha);
    await payFor(app, asha, bookingId);
    await given.visit(app, 'assigned', bookingId);
    turnTo(START - 3 * HOUR + 1);
    expect(await cancel(bookingId, 8_000, 72_000)).toEqual({
      ok: false,
      refusal: { code: 'fee-changed', params: { feePaise: 16_000, refundPaise: 64_000 } },
    });
    expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'assigned', holds: 1 });
  });

  test('LIFE-05 an event gives back its advance less the fee of the whole price', async () => {
    const event = { serviceId: 2, shownPricePaise: 200_000 };
    const bookingId = await bookOnline(app, asha, event);
    await payFor(app, asha, bookingId, 160_000);
    await given.visit(app, 'assigned', bookingId);
    turnTo(START - 4 * HOUR);
    expect(await cancel(bookingId, 20_000, 140_000)).toMatchObject({ ok: true });
  });

  test('the fee on a cash booking is an amount due, which can be paid online afterwards', async () => {
    const bookingId = await bookOnline(app, asha, { paymentMethod: 'cash' });
    const { karigarId } = await given.visit(app, 'dispatched', bookingId);
    const way = { [`karigar_payable:${karigarId}`]: -19_200, visit_costs: 19_200 };
    turnTo(START - HOUR);
    expect(await cancel(bookingId, 24_000, 0)).toMatchObject({ ok: true });
    const due = { cancellation_fees: -22_858, gst_payable: -1_142, customer_dues: 24_000, ...way };
    expect(await balancesOf(world.db, bookingId)).toEqual(due);
    await payFor(app, asha, bookingId, 24_000);
    expect(await balancesOf(world.db, bookingId)).toEqual({
      cancellation_fees: -22_858,
      gst_payable: -1_142,
      customer_dues: 0,
      customer_advances: 0,
      'gateway_clearing:sandbox': 24_000,
      ...way,
    });
    expect(await refundsOf(world.db, bookingId)).toEqual([]);
  });

  test('somebody else’s booking is not found, and one under way is not cancelled but names what may be done', async () => {
    const bookingId = await bookOnline(app, asha);
    const other = { bookingId, userId: newId(), shownFeePaise: 0, shownRefundPaise: 0 };
    expect(await cancelBooking(app, other)).toMatchObject({
      refusal: { code: 'booking-not-found' },
    });
    await payFor(app, asha, bookingId);
    await given.visit(app, 'in_progress', bookingId);
    expect(await cancel(bookingId, 0, 0)).toMatchObject({
      refusal: { code: 'not-cancellable', params: { moves: expect.any(Array) } },
    });
  });
});

describe('at the same moment', () => {
  const pools: ReturnType<typeof connect>[] = [];
  const rivals = () =>
    [0, 1].map(() => {
      const pool = connect({ url: world.url });
      pools.push(pool);
      return paymentDeps(pool, NOW);
    });
  afterAll(() => Promise.all(pools.map((pool) => pool.end())));

  test('pressed ten times it is cancelled once and gives back once', async () => {
    const bookingId = await bookOnline(app, asha);
    await payFor(app, asha, bookingId);
    const [one, other] = rivals();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        cancel(bookingId, 0, 80_000, index % 2 ? one! : other!),
      ),
    );
    const values = answers.map((answer) => answer.ok && answer.value);
    expect(values.filter((value) => value === 'cancelled')).toHaveLength(1);
    expect(values.filter((value) => value === 'was-cancelled')).toHaveLength(9);
    expect(await refundsOf(world.db, bookingId)).toHaveLength(1);
  });

  test('cancelled while the money arrives: it goes back in full, or the customer is asked again', async () => {
    for (let round = 0; round < 8; round += 1) {
      const bookingId = await bookOnline(app, asha);
      const [one, other] = rivals();
      const [answer] = await Promise.all([
        cancel(bookingId, 0, 0, one!),
        payFor(other!, asha, bookingId).catch(() => undefined),
      ]);
      const balances = await balancesOf(world.db, bookingId);
      const { status, holds } = await lookAt(world.db, bookingId);
      if (answer.ok) {
        expect([status, holds]).toEqual(['cancelled', 0]);
        expect(balances.customer_advances ?? 0).toBe(0);
      } else {
        expect(answer.refusal.code).toBe('fee-changed');
        expect([status, holds]).toEqual(['pending', 1]);
        expect(balances.customer_advances).toBe(-80_000);
      }
    }
  });

  test('cancelled while it expires: one of the two, and the time is free once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const bookingId = await bookOnline(app, asha);
      const [one, other] = rivals();
      for (const rival of [one!, other!]) rival.pass(16 * MINUTE);
      const [answer, expiry] = await Promise.all([
        cancel(bookingId, 0, 0, one!),
        expireBooking(other!, { bookingId, pendingAtGateway: false }),
      ]);
      const { status, holds } = await lookAt(world.db, bookingId);
      expect(holds).toBe(0);
      expect(status).toBe(answer.ok ? 'cancelled' : 'expired');
      expect(expiry).toMatchObject({ value: { kind: answer.ok ? 'settled' : 'expire' } });
    }
  });
});
