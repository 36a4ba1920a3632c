import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { payFor } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { type BookSlotInput, bookSlot, type Customer } from './book-slot.ts';
import { expireBooking } from './expire-booking.ts';

const LIMITS = { ...policy.openBookings, mostHourly: policy.bookingsPerHour };

let world: World;
let pools: Pool[];
let now: Instant;
let servers: ReturnType<typeof serverOn>[];

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  for (let count = 0; count < 12; count += 1) await sowKarigar(world.db, { skills: [3] });
  pools = [connect({ url: world.url }), connect({ url: world.url })];
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await world.close();
});
beforeEach(async () => {
  now = world.now;
  await world.db.query('truncate holds');
  servers = pools.map(serverOn);
});

/** Two processes know each other only through the database; so do two sets of facts with pools of their own. */
const serverOn = (pool: Pool) => ({
  pool,
  now: () => now,
  facts: createAppCache(pool),
  writePlacing: writePlacings(pool, LIMITS),
});

const request = (index: number, change: Partial<BookSlotInput> = {}): BookSlotInput => ({
  id: newId(),
  serviceId: 3,
  date: addDays('2026-11-23', index % 20),
  time: '10:00 AM',
  address: {
    street: 'A-1',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: TOWN.near,
    landmark: '',
  },
  paymentMethod: 'cash',
  shownPricePaise: 80000,
  ...change,
});

async function book(customer: Customer, index: number, input = request(index)) {
  const outcome = await bookSlot(servers[index % 2] as (typeof servers)[0], customer, input);
  return outcome.ok ? 'booked' : outcome.refusal.code;
}

const bookAtOnce = async (customer: Customer, count: number) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => book(customer, index)),
  );
  return answers.filter((answer) => answer === 'booked').length;
};

const countOf = async (customer: Customer) =>
  (await world.db.query('select from bookings where user_id = $1', [customer.id])).rowCount;

test('100 bookings of one person at once over two servers: exactly as many as an unproven person may have', async () => {
  const asha = await sowCustomer(world.db, 'Asha Kulkarni', false);
  expect(await bookAtOnce(asha, 100)).toBe(8);
  expect(await countOf(asha)).toBe(8);
  expect(await book(asha, 1)).toBe('too-many-bookings');
});

test.each(['mobile_proven_at', 'email_proven_at'])(
  '100 at once with %s: exactly twenty',
  async (column) => {
    const asha = await sowCustomer(world.db, 'Asha Kulkarni', false);
    await world.db.query(`update users set ${column} = now(), mobile = $2 where id = $1`, [
      asha.id,
      column === 'mobile_proven_at' ? '+919820011111' : null,
    ]);
    expect(await bookAtOnce(asha, 100)).toBe(20);
    expect(await countOf(asha)).toBe(20);
  },
);

test('somebody who has paid for one thing is proven', async () => {
  const asha = await sowCustomer(world.db, 'Asha Kulkarni', false);
  const paid = request(8, { paymentMethod: 'upi' });
  expect(await book(asha, 8, paid)).toBe('booked');
  expect(await bookAtOnce(asha, 8)).toBe(7);
  expect(await book(asha, 9)).toBe('too-many-bookings');
  await payFor(servers[0] as (typeof servers)[0], asha, paid.id);
  expect(await book(asha, 9)).toBe('booked');
});

test('one person’s limit stops nobody else: others in the same batch are booked', async () => {
  const [asha, imran] = [
    await sowCustomer(world.db, 'Asha Kulkarni', false),
    await sowCustomer(world.db, 'Imran Shaikh'),
  ];
  const [ashas, imrans] = await Promise.all([bookAtOnce(asha, 60), bookAtOnce(imran, 5)]);
  expect([ashas, imrans]).toEqual([8, 5]);
});

test('the same request sent again by somebody who may book no more still answers its booking', async () => {
  const asha = await sowCustomer(world.db, 'Asha Kulkarni', false);
  const once = request(0);
  expect(await book(asha, 0, once)).toBe('booked');
  expect(await bookAtOnce(asha, 20)).toBe(7);
  expect(await book(asha, 1, once)).toBe('booked');
});

test('a request sent again spoils nothing for those who share its round trip', async () => {
  const [asha, imran] = [
    await sowCustomer(world.db, 'Asha Kulkarni', false),
    await sowCustomer(world.db, 'Imran Shaikh'),
  ];
  const once = request(0);
  expect(await book(asha, 0, once)).toBe('booked');
  const answers = await Promise.all([
    book(imran, 2),
    book(asha, 0, once),
    book(imran, 4),
    book(asha, 6),
  ]);
  expect(answers).toEqual(['booked', 'booked', 'booked', 'booked']);
});

test('visits that are over are not counted', async () => {
  const asha = await sowCustomer(world.db, 'Asha Kulkarni', false);
  expect(await bookAtOnce(asha, 8)).toBe(8);
  now = Date.parse('2026-12-24T10:00:00+05:30');
  expect(await book(asha, 0, request(0, { date: '2026-12-26' }))).toBe('booked');
});

test('unpaid bookings that expire and are made again count for an hour', async () => {
  const asha = await sowCustomer(world.db, 'Asha Kulkarni', false);
  const made = [];
  for (let round = 0; round < 4; round += 1) {
    const inputs = Array.from({ length: 8 }, (_, at) => request(at, { paymentMethod: 'upi' }));
    for (const [at, input] of inputs.entries()) made.push(await book(asha, at, input));
    now += policy.hold.minutes * MINUTE;
    for (const { id: bookingId } of inputs)
      await expireBooking(servers[0] as (typeof servers)[0], {
        bookingId,
        pendingAtGateway: false,
      });
  }
  expect(made.filter((answer) => answer === 'booked').length).toBe(30);
  expect(made.slice(30)).toEqual(['too-many-bookings', 'too-many-bookings']);
  now += HOUR;
  expect(await book(asha, 1)).toBe('booked');
});

test('a column added to bookings later, with a default of its own, breaks no placing', async () => {
  await world.db.query(`alter table bookings add column later text not null default 'yes'`);
  const asha = await sowCustomer(world.db, 'Asha Kulkarni', false);
  expect(await book(asha, 0)).toBe('booked');
});
