import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { expireBooking } from '#server/flows/booking/expire-booking.ts';
import { sumOfLedger } from '#server/modules/ledger/store.ts';
import { connect } from '#server/platform/database/connect.ts';
import {
  balancesOf,
  bookOnline,
  lookAt,
  type PaymentDeps,
  paymentDeps,
} from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { beginPayment } from './begin-payment.ts';
import { recordPayment } from './record-payment.ts';

let world: World;
let asha: Customer;
/** Two processes know each other only through the database; so do two houses with pools of their own. */
let houses: (PaymentDeps & { pass(ms: number): void })[];

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 3; count += 1) await sowKarigar(world.db, { skills: [3] });
  houses = [0, 1].map(() => paymentDeps(connect({ url: world.url }), NOW));
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  expect(await listBroken(world.db)).toEqual([]);
  await Promise.all(houses.map(({ pool }) => pool.end()));
  await world.close();
});

const depsOf = (index: number) => houses[index % houses.length] as (typeof houses)[0];
const twenty = <Value>(work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));

async function begun(bookingId: string) {
  const outcome = await beginPayment(depsOf(0), {
    bookingId,
    userId: asha.id,
    provider: 'sandbox',
    amountPaise: 80_000,
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.attempt;
}

const receiptFor = (attempt: { orderReference: string }) => ({
  orderReference: attempt.orderReference,
  gatewayReference: newId(),
  amountPaise: 80_000,
  instrument: 'upi' as const,
});

const tally = (answers: readonly string[]) =>
  Object.fromEntries(
    [...new Set(answers)].map((one) => [one, answers.filter((other) => other === one).length]),
  );

test('the same payment reported twenty times at once settles once', async () => {
  const bookingId = await bookOnline(depsOf(0), asha, { time: '09:00 AM' });
  const attempt = await begun(bookingId);
  const receipt = receiptFor(attempt);
  const verdicts = await twenty((index) =>
    recordPayment(depsOf(index), { attemptId: attempt.id, receipt }),
  );
  expect(tally(verdicts)).toEqual({ settled: 1, known: 19 });
  expect(await lookAt(world.db, bookingId)).toMatchObject({
    firm: true,
    paid: 80_000,
    received: 80_000,
    events: ['BookingPlaced', 'PaymentBegun', 'PaymentSettled'],
  });
});

test('twenty calls to begin a payment make one order', async () => {
  const bookingId = await bookOnline(depsOf(0), asha, { time: '11:00 AM' });
  const command = { bookingId, userId: asha.id, provider: 'sandbox', amountPaise: 80_000 };
  const outcomes = await twenty((index) => beginPayment(depsOf(index), command));
  const kinds = outcomes.map((outcome) => (outcome.ok ? outcome.value.kind : outcome.refusal.code));
  expect(tally(kinds)).toEqual({ new: 1, wait: 19 });
});

test('two orders paid at once for one instalment: one settles, the other goes back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const bookingId = await bookOnline(depsOf(0), asha, {
      time: '01:00 PM',
      date: `2026-11-2${3 + round}`,
    });
    const lost = await begun(bookingId);
    houses[0]?.pass(MINUTE);
    const second = await begun(bookingId);
    houses[0]?.pass(-MINUTE);
    const verdicts = await Promise.all(
      [lost, second].map((attempt, index) =>
        recordPayment(depsOf(index), { attemptId: attempt.id, receipt: receiptFor(attempt) }),
      ),
    );
    expect(verdicts.toSorted()).toEqual(['returned', 'settled']);
    expect(await balancesOf(world.db, bookingId)).toEqual({
      'gateway_clearing:sandbox': 160_000,
      customer_advances: -80_000,
      refunds_payable: -80_000,
    });
  }
});

test('the hold ends and the money comes in the same moment: the booking is firm and its time held, always', async () => {
  for (let round = 0; round < 12; round += 1) {
    const bookingId = await bookOnline(depsOf(0), asha, {
      time: '03:00 PM',
      date: `2026-12-${String(round + 1).padStart(2, '0')}`,
    });
    const attempt = await begun(bookingId);
    const receipt = receiptFor(attempt);
    for (const app of houses) app.pass(15 * MINUTE);
    const settle = () => recordPayment(depsOf(0), { attemptId: attempt.id, receipt });
    const expire = () => expireBooking(depsOf(1), { bookingId, pendingAtGateway: false });
    const [verdict] = await (round % 2 === 0
      ? Promise.all([settle(), expire()])
      : Promise.all([expire(), settle()]).then(([, settled]) => [settled]));
    for (const app of houses) app.pass(-15 * MINUTE);
    expect(['settled', 'rebooked']).toContain(verdict);
    expect(await lookAt(world.db, bookingId)).toMatchObject({
      status: 'pending',
      firm: true,
      holds: 1,
      paid: 80_000,
    });
  }
});

test('late money for three bookings and room for one: one gets its time again, two get their money back', async () => {
  const at = { time: '06:00 PM', date: '2026-12-20' } as const;
  const bookings = [];
  for (let count = 0; count < 3; count += 1) {
    const bookingId = await bookOnline(depsOf(0), asha, at);
    bookings.push({ bookingId, attempt: await begun(bookingId) });
  }
  for (const app of houses) app.pass(15 * MINUTE);
  for (const { bookingId } of bookings)
    await expireBooking(depsOf(0), { bookingId, pendingAtGateway: false });
  for (let count = 0; count < 2; count += 1)
    await bookOnline(depsOf(1), asha, { ...at, paymentMethod: 'cash' });

  const verdicts = await Promise.all(
    bookings.map(({ attempt }, index) =>
      recordPayment(
        { ...depsOf(index), facts: createAppCache(depsOf(index).pool) },
        { attemptId: attempt.id, receipt: receiptFor(attempt) },
      ),
    ),
  );
  expect(tally(verdicts)).toEqual({ rebooked: 1, returned: 2 });
  for (const app of houses) app.pass(-15 * MINUTE);
});

test('more late payments at once than there are connections: every booking gets its time again, and nobody waits', async () => {
  const at = { time: '10:00 AM', date: '2026-12-21' } as const;
  for (let count = 0; count < 9; count += 1) await sowKarigar(world.db, { skills: [3] });
  const late = [];
  for (let count = 0; count < 12; count += 1) {
    const bookingId = await bookOnline(depsOf(0), asha, at);
    late.push({ bookingId, attempt: await begun(bookingId) });
  }
  for (const app of houses) app.pass(15 * MINUTE);
  for (const { bookingId } of late)
    await expireBooking(depsOf(0), { bookingId, pendingAtGateway: false });

  const pool = connect({ url: world.url, poolSize: 4 });
  const small = { ...depsOf(0), pool, facts: createAppCache(pool) };
  const verdicts = await Promise.all(
    late.map(({ attempt }) =>
      recordPayment(small, { attemptId: attempt.id, receipt: receiptFor(attempt) }),
    ),
  );
  await pool.end();
  expect(tally(verdicts)).toEqual({ rebooked: 12 });
  for (const app of houses) app.pass(-15 * MINUTE);
});
