import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { expireBooking } from '#server/flows/booking/expire-booking.ts';
import { erasePersonInBookings } from '#server/modules/booking/owner-store.ts';
import { listBalances, sumOfLedger } from '#server/modules/ledger/store.ts';
import { lockEach } from '#server/platform/database/locks.ts';
import {
  balancesOf,
  bookOnline,
  lookAt,
  type PaymentDeps,
  paymentDeps,
  refundsOf,
} from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { beginPayment } from './begin-payment.ts';
import { recordPayment } from './record-payment.ts';

let world: World;
let asha: Customer;
let app: PaymentDeps & { pass(ms: number): void };

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  await sowKarigar(world.db, { skills: [2, 3] });
});
afterAll(() => world.close());
beforeEach(async () => {
  app = paymentDeps(world.db, NOW);
  await world.db.query('delete from holds');
});

async function begun(bookingId: string, amountPaise = 80_000, provider = 'sandbox') {
  const outcome = await beginPayment(app, {
    bookingId,
    userId: asha.id,
    provider,
    amountPaise,
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.attempt;
}

const receiptFor = (attempt: { id: string; orderReference: string; amountPaise: number }) => ({
  attemptId: attempt.id,
  receipt: {
    orderReference: attempt.orderReference,
    gatewayReference: newId(),
    amountPaise: attempt.amountPaise,
    instrument: 'upi' as const,
  },
});

/** An hour at which nobody else is at work. */
const LATER = { time: '04:00 PM' };

const accountsOf = (bookingId: string) => balancesOf(world.db, bookingId);

describe('settle: the money makes the booking firm', () => {
  test('BOOK-12 a verified payment is instalment, record, firm booking, ledger and event at once', async () => {
    const bookingId = await bookOnline(app, asha);
    const attempt = await begun(bookingId);
    const reported = receiptFor(attempt);
    expect(await recordPayment(app, reported)).toBe('settled');
    expect(await lookAt(world.db, bookingId)).toEqual({
      status: 'pending',
      firm: true,
      hold_until: null,
      holds: 1,
      paid: 80_000,
      received: 80_000,
      events: ['BookingPlaced', 'PaymentBegun', 'PaymentSettled'],
    });
    expect(await accountsOf(bookingId)).toEqual({
      'gateway_clearing:sandbox': 80_000,
      customer_advances: -80_000,
    });
    const { rows } = await world.db.query('select * from payments where booking_id = $1', [
      bookingId,
    ]);
    expect(rows[0]).toMatchObject({
      mode: 'upi',
      status: 'success',
      origin: 'sandbox',
      pg_txn_id: reported.receipt.gatewayReference,
      user_id: asha.id,
      service_id: 3,
      instalment: 1,
      collected_at: NOW,
    });
  });

  test('the same payment reported again changes nothing', async () => {
    const bookingId = await bookOnline(app, asha);
    const reported = receiptFor(await begun(bookingId));
    await recordPayment(app, reported);
    const before = await lookAt(world.db, bookingId);
    expect(await recordPayment(app, reported)).toBe('known');
    expect(await lookAt(world.db, bookingId)).toEqual(before);
  });

  test('two gateways may give two payments the same name: each counts at its own', async () => {
    const [here, there] = [await bookOnline(app, asha), await bookOnline(app, asha, LATER)];
    const gatewayReference = newId();
    for (const [bookingId, provider] of [
      [here, 'sandbox'],
      [there, 'phonepe'],
    ] as const) {
      const { receipt, attemptId } = receiptFor(await begun(bookingId, 80_000, provider));
      const reported = { attemptId, receipt: { ...receipt, gatewayReference } };
      expect(await recordPayment(app, reported)).toBe('settled');
      expect(await lookAt(world.db, bookingId)).toMatchObject({ firm: true, paid: 80_000 });
    }
  });

  test('the advance of an event is 80 %, the rest stays to be paid', async () => {
    const bookingId = await bookOnline(app, asha, {
      serviceId: 2,
      shownPricePaise: 200_000,
      paymentMethod: 'card',
    });
    await recordPayment(app, receiptFor(await begun(bookingId, 160_000)));
    expect(await lookAt(world.db, bookingId)).toMatchObject({ firm: true, paid: 160_000 });
    const next = await beginPayment(app, {
      bookingId,
      userId: asha.id,
      provider: 'sandbox',
      amountPaise: 20_000,
    });
    expect(next).toMatchObject({ refusal: { code: 'nothing-due' } });
  });

  test('another amount settles nothing, is written down once, and the order is closed', async () => {
    const bookingId = await bookOnline(app, asha);
    const attempt = await begun(bookingId);
    const reported = receiptFor(attempt);
    const less = { ...reported, receipt: { ...reported.receipt, amountPaise: 79_900 } };
    expect(await recordPayment(app, less)).toBe('mismatch');
    expect(await recordPayment(app, less)).toBe('mismatch');
    expect(await lookAt(world.db, bookingId)).toMatchObject({
      firm: false,
      paid: 0,
      received: 0,
      events: ['BookingPlaced', 'PaymentBegun', 'PaymentMismatched'],
    });
  });

  test('a payment of one order is not counted for another', async () => {
    const first = await bookOnline(app, asha, { time: '09:00 AM' });
    const second = await bookOnline(app, asha, { time: '03:00 PM' });
    const paid = receiptFor(await begun(first));
    const attempt = await begun(second);
    await recordPayment(app, paid);
    const borrowed = {
      attemptId: attempt.id,
      receipt: { ...paid.receipt, orderReference: attempt.orderReference },
    };
    expect(await recordPayment(app, borrowed)).toBe('mismatch');
    expect(await lookAt(world.db, second)).toMatchObject({ firm: false, paid: 0 });
  });
});

describe('money that is not wanted goes back by itself', () => {
  test('a second payment of a paid instalment is counted and refunded in full', async () => {
    const bookingId = await bookOnline(app, asha);
    const lost = await begun(bookingId);
    app.pass(MINUTE);
    const attempt = await begun(bookingId);
    expect(attempt.id).not.toBe(lost.id);
    expect(await recordPayment(app, receiptFor(attempt))).toBe('settled');
    expect(await recordPayment(app, receiptFor(lost))).toBe('returned');

    expect(await lookAt(world.db, bookingId)).toMatchObject({
      firm: true,
      paid: 80_000,
      received: 160_000,
    });
    expect(await accountsOf(bookingId)).toEqual({
      'gateway_clearing:sandbox': 160_000,
      customer_advances: -80_000,
      refunds_payable: -80_000,
    });
    const { rows } = await world.db.query('select * from transfers where booking_id = $1', [
      bookingId,
    ]);
    expect(rows).toMatchObject([
      { attempt_id: lost.id, amount_paise: 80_000, reason: 'paid-twice', state: 'approved' },
    ]);
  });

  test('money for a cancelled booking goes back', async () => {
    const bookingId = await bookOnline(app, asha);
    const attempt = await begun(bookingId);
    await callOffBooking(app, { bookingId, actor: 'ops:1', why: 'test' });
    expect(await recordPayment(app, receiptFor(attempt))).toBe('returned');
    expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'cancelled', paid: 0 });
  });
});

describe('late settle: the money comes after the hold', () => {
  const expired = async () => {
    const bookingId = await bookOnline(app, asha);
    const attempt = await begun(bookingId);
    app.pass(15 * MINUTE);
    await expireBooking(app, { bookingId, pendingAtGateway: false });
    expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'expired', holds: 0 });
    return { bookingId, reported: receiptFor(attempt) };
  };

  test('while everybody is busy with the only free Karigar, the money is kept for the next try', async () => {
    const { bookingId, reported } = await expired();
    const other = await world.db.connect();
    await other.query('begin');
    const { rows } = await other.query<{ id: number }>('select id from karigars');
    await lockEach(
      other,
      'time',
      rows.map(({ id }) => id),
    );
    await expect(recordPayment(app, reported)).rejects.toThrow('Openings were overtaken');
    await other.query('rollback');
    other.release();
    expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'expired', received: 0 });
    expect(await recordPayment(app, reported)).toBe('rebooked');
  });

  test('the slot is still free: the booking sits in it again, firm', async () => {
    const { bookingId, reported } = await expired();
    expect(await recordPayment(app, reported)).toBe('rebooked');
    expect(await lookAt(world.db, bookingId)).toMatchObject({
      status: 'pending',
      firm: true,
      holds: 1,
      paid: 80_000,
      events: ['BookingPlaced', 'PaymentBegun', 'BookingExpired', 'BookingReseated'],
    });
    expect(await recordPayment(app, reported)).toBe('known');
  });

  test('N07 only a share of the Karigars is sold there meanwhile: whoever is free still comes', async () => {
    const { reported } = await expired();
    await world.db.query(
      `insert into area_limits (id, city, whole_city, pincodes, percent, from_on, again_on, made_at)
        values ($1, 'mumbai', true, '{400001}', 1, '2026-11-23', '2026-11-24', now())`,
      [newId()],
    );
    await app.facts.limitsAnew();
    const late = await recordPayment(app, reported);
    await world.db.query('delete from area_limits');
    expect(late).toBe('rebooked');
  });

  test('the slot has gone to somebody else: the full amount goes back at once', async () => {
    const { bookingId, reported } = await expired();
    const other = await bookOnline(app, asha, { paymentMethod: 'cash' });
    expect(await recordPayment(app, reported)).toBe('returned');
    expect(await lookAt(world.db, bookingId)).toMatchObject({
      status: 'expired',
      holds: 0,
      paid: 0,
      received: 80_000,
      events: ['BookingPlaced', 'PaymentBegun', 'BookingExpired', 'PaymentReturned'],
    });
    expect(await lookAt(world.db, other)).toMatchObject({ holds: 1 });
    expect(await accountsOf(bookingId)).toEqual({
      'gateway_clearing:sandbox': 80_000,
      customer_advances: 0,
      refunds_payable: -80_000,
    });
  });

  test('time taken in a transaction that failed is not taken', async () => {
    const { bookingId, reported } = await expired();
    await world.db.query(
      `insert into payments (booking_id, service_id, service_name, user_id, mode, status, origin, amount_paise,
          pg_txn_id, instalment, created_at)
        values ($1, 3, 'Plumbing', $2, 'upi', 'success', 'sandbox', 80000, $3, 1, now())`,
      [bookingId, asha.id, reported.receipt.gatewayReference],
    );
    await expect(recordPayment(app, reported)).rejects.toThrow('payments_gateway_reference');
    expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'expired', holds: 0 });
    const other = await bookOnline(app, asha, { paymentMethod: 'cash' });
    expect(await lookAt(world.db, other)).toMatchObject({ holds: 1 });
    await world.db.query('delete from payments where pg_txn_id = $1', [
      reported.receipt.gatewayReference,
    ]);
  });

  test('the account is deleted meanwhile: no time is taken, the full amount goes back', async () => {
    const { bookingId, reported } = await expired();
    await erasePersonInBookings(world.db, asha.id);
    expect(await recordPayment(app, reported)).toBe('returned');
    expect(await lookAt(world.db, bookingId)).toMatchObject({
      status: 'expired',
      holds: 0,
      paid: 0,
    });
    expect(await refundsOf(world.db, bookingId)).toMatchObject([
      { amount: 80_000, reason: 'booking-ended', state: 'approved' },
    ]);
  });

  test('the visit would have begun: the full amount goes back, free or not', async () => {
    const { bookingId, reported } = await expired();
    app.pass(3 * 24 * 60 * MINUTE);
    expect(await recordPayment(app, reported)).toBe('returned');
    expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'expired', holds: 0 });
  });
});

test('after all of this the ledger sums to zero and each gateway holds what was received there', async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  const balances = await listBalances(world.db);
  const { rows } = await world.db.query<{ origin: string; sum: number }>(
    'select origin, sum(amount_paise)::int as sum from payments where mode <> $1 group by origin',
    ['cash'],
  );
  expect(rows.map(({ origin }) => origin).sort()).toEqual(['phonepe', 'sandbox']);
  for (const { origin, sum } of rows) {
    const clearing = balances.find(({ account }) => account === `gateway_clearing:${origin}`);
    expect(clearing?.balance).toBe(sum);
  }
});
