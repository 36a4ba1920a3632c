import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import { countDues } from '#server/modules/booking/dues-store.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { eventOfDays } from '#testing/event-of-days.ts';
import { balancesOf, bookOnline, onlineBooking, payFor } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { beginPayment } from '../payment/begin-payment.ts';
import { changePaymentMethod } from '../payment/change-payment-method.ts';
import { recordPayment } from '../payment/record-payment.ts';
import { admitPlacing } from './admit-placing.ts';
import type { Customer } from './book-slot.ts';
import { cancelBooking } from './cancel-booking.ts';
import { expireBooking } from './expire-booking.ts';

let world: World;
let asha: Customer;
let app: ReturnType<typeof visitDeps>;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 3; count += 1) await sowWorker(world.db);
  app = visitDeps(world.db);
});
afterAll(() => world.close());

/** A cash visit that is cancelled while somebody is on the way to it: its fee is owed. */
async function owing(): Promise<{ readonly id: string; readonly feePaise: number }> {
  const { bookingId: id } = await visitAt(app, asha, 'dispatched', { paymentMethod: 'cash' });
  const quote = await readCancellation(world.db, asha.id, { id }, app.now());
  if (!quote.ok) throw new Error(quote.refusal.code);
  const { feePaise, refundPaise } = quote.value;
  const shown = { shownFeePaise: feePaise, shownRefundPaise: refundPaise };
  await cancelBooking(app, { bookingId: id, userId: asha.id, ...shown });
  return { id, feePaise };
}

/** An event of three days of which nothing is paid, and the first is cancelled for a fee. */
async function shortened(person: Customer) {
  const days = ['2026-11-24', '2026-11-26', '2026-11-28'] as const;
  const kind = { serviceId: 2, pricePaise: 200_000 };
  await world.db.query('update karigars set active = false');
  const id = await eventOfDays(app, person, kind, days, [await sowWorker(world.db, [2])]);
  app.turnTo(instantInIndia(days[0], 540));
  const quote = await readCancellation(world.db, person.id, { id, visit: 1 }, app.now());
  if (!quote.ok) throw new Error(quote.refusal.code);
  const { feePaise, refundPaise } = quote.value;
  const shown = { shownFeePaise: feePaise, shownRefundPaise: refundPaise };
  const command = { bookingId: id, userId: person.id, visit: 1, ...shown };
  expect(await cancelBooking(app, command)).toEqual({ ok: true, value: 'cancelled' });
  return { id, feePaise };
}

async function viewOf(person: Customer, id: string) {
  const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
  const outcome = await readBooking(world.db, person.id, id, at);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.booking;
}

const ask = async (paymentMethod: 'cash' | 'upi', customer: Customer = asha) => {
  const log = { security: () => undefined };
  const person = { ...customer, mobileProven: true, joinedAt: 0 } as never;
  const asked = { person, input: onlineBooking({ paymentMethod }), address: '203.0.113.7' };
  const admitted = await admitPlacing({ pool: world.db, keys: TEST_KEYS, log }, asked, NOW);
  return admitted.ok ? 'admitted' : admitted.refusal.code;
};

test('with two unpaid dues the next booking is paid in advance; once one of them is paid, cash will do again', async () => {
  const { id, feePaise } = await owing();
  expect(feePaise).toBeGreaterThan(0);
  expect(await ask('cash')).toBe('admitted');
  await owing();
  expect(await countDues(world.db, asha.id)).toBe(2);
  expect(await ask('cash')).toBe('pay-in-advance');
  expect(await ask('upi')).toBe('admitted');
  const online = await bookOnline(app, asha, { time: '06:00 PM', date: '2026-11-27' });
  const person = { id: asha.id, joinedAt: 0, mobileProven: true };
  const toCash = () => changePaymentMethod(app, { bookingId: online, person, to: 'cash' });
  expect(await toCash()).toMatchObject({ refusal: { code: 'pay-in-advance' } });
  await payFor(app, asha, id, feePaise);
  expect(await ask('cash')).toBe('admitted');
  expect(await toCash()).toMatchObject({ ok: true });
});

test('the fee of one day of an event that goes on is due too, and cash will do again once it is paid', async () => {
  const person = await sowCustomer(world.db);
  const booked: { readonly id: string; readonly feePaise: number }[] = [];
  for (let count = 0; count < 2; count += 1) booked.push(await shortened(person));
  expect(await countDues(world.db, person.id)).toBe(2);
  expect(await ask('cash', person)).toBe('pay-in-advance');
  const [{ id, feePaise } = { id: '', feePaise: 0 }] = booked;
  expect(feePaise).toBeGreaterThan(0);
  const { payment } = await viewOf(person, id);
  expect(payment.dueAllPaise).toBe(payment.dueNowPaise + feePaise);
  // The advance alone, and then the fee alone.
  await payFor(app, person, id, payment.dueNowPaise);
  expect((await viewOf(person, id)).payment).toMatchObject({ dueNowPaise: feePaise });
  await payFor(app, person, id, feePaise);
  expect((await viewOf(person, id)).payment).toMatchObject({ dueAllPaise: 0 });
  expect(await balancesOf(world.db, id)).toMatchObject({ customer_dues: 0 });
  expect(await ask('cash', person)).toBe('admitted');
  expect(await listBroken(world.db)).toEqual([]);
});

test('an advance that comes too late, together with the fee, takes its days again and leaves no fee owed', async () => {
  const person = await sowCustomer(world.db);
  const { id } = await shortened(person);
  const until = app.now() + 15 * MINUTE;
  await world.db.query('update bookings set hold_until = $2 where id = $1', [id, new Date(until)]);
  const { dueAllPaise: amountPaise } = (await viewOf(person, id)).payment;
  const command = { bookingId: id, userId: person.id, provider: 'sandbox', amountPaise };
  const begun = await beginPayment(app, command);
  if (!begun.ok) throw new Error(begun.refusal.code);
  app.turnTo(until);
  await expireBooking(app, { bookingId: id, pendingAtGateway: false });
  expect((await viewOf(person, id)).status).toBe('expired');
  expect(await countDues(world.db, person.id)).toBe(0);
  const { id: attemptId, orderReference } = begun.value.attempt;
  const instrument = 'upi' as const;
  const receipt = { orderReference, gatewayReference: newId(), amountPaise, instrument };
  expect(await recordPayment(app, { attemptId, receipt })).toBe('rebooked');
  expect((await viewOf(person, id)).payment).toMatchObject({ dueAllPaise: 0 });
  expect(await balancesOf(world.db, id)).toMatchObject({ customer_dues: 0 });
  expect(await listBroken(world.db)).toEqual([]);
});
