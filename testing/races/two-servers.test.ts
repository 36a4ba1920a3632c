import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { type Product, startProduct } from '../product.ts';
import { acknowledgedIn, letThemBook, unansweredIn } from './bookers.ts';
import { type Answer, book, bookingOf, type Customer, gatherCrowd, type Wish } from './crowd.ts';
import { listBroken } from './invariants.ts';
import { listWrongStatuses } from './rolled-up.ts';
import { askHour, leaveOnly } from './scarce-hour.ts';

let product: Product;
let crowd: Customer[];

beforeAll(async () => {
  product = await startProduct({ servers: 2, environment: { AANGAN_BOOKING_LIMITS: 'off' } });
  crowd = await gatherCrowd(product.db, 50);
});
afterAll(async () => {
  expect(await listBroken(product.db)).toEqual([]);
  expect(await listWrongStatuses(product.db)).toEqual([]);
  await product.close();
});

const plumbing: Wish = {
  serviceId: 3,
  pincode: '400053',
  date: addDays(dateInIndia(Date.now()), 3),
  time: '10:00 AM',
  shownPricePaise: 80_000,
};

const serverOf = (index: number): string => product.urls[index % 2] as string;
const customerOf = (index: number): Customer => crowd[index % crowd.length] as Customer;

test('1,000 at once for an hour with room for three, over two server processes: exactly three, and open alternatives for everybody else', async () => {
  const three = await leaveOnly(product.db, 3, plumbing);
  for (const url of product.urls) {
    await expect.poll(() => askHour(url, plumbing)).toMatchObject({ open: true, places: 3 });
  }

  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) =>
      book(serverOf(index), customerOf(index), bookingOf(plumbing)),
    ),
  );

  const winners = answers.filter(({ status }) => status === 200);
  const losers = answers.filter(({ status, code }) => status === 409 && code === 'slot-taken');
  expect(tally(answers)).toEqual({ '200': 3, '409 slot-taken': 997 });
  expect(losers.filter(({ alternatives }) => alternatives.length === 0)).toEqual([]);
  await expectOpen(losers.at(-1));

  const { rows } = await product.db.query<{ karigar_id: number; booking_id: string }>(
    'select karigar_id, booking_id from holds order by karigar_id',
  );
  expect(rows.map((row) => row.karigar_id)).toEqual(three);
  expect(rows.map((row) => row.booking_id).sort()).toEqual(
    winners.map((winner) => winner.bookingId).sort(),
  );
  for (const url of product.urls) {
    await expect
      .poll(() => askHour(url, plumbing))
      .toEqual({ open: false, places: 0, reason: 'full' });
  }
});

/** How many heard what. */
function tally(answers: readonly Answer[]): Record<string, number> {
  const heard = Map.groupBy(answers, ({ status, code }) =>
    code ? `${status} ${code}` : `${status}`,
  );
  return Object.fromEntries([...heard].map(([what, those]) => [what, those.length]));
}

/** An alternative that is closed would send a person from one refusal into the next. */
async function expectOpen(loser: Answer | undefined): Promise<void> {
  for (const { date, time } of loser?.alternatives ?? []) {
    expect(await askHour(product.url, { ...plumbing, date, time })).toMatchObject({ open: true });
  }
}

test('the same request sent 20 times at once to two server processes books once', async () => {
  const wish = { ...plumbing, time: '03:00 PM' };
  const once = bookingOf(wish);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => book(serverOf(index), customerOf(0), once)),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ bookingId }) => bookingId))).toEqual(new Set([once.id]));
  const { rows } = await product.db.query(
    `select (select count(*) from bookings where id = $1) as bookings,
      (select count(*) from holds where booking_id = $1) as holds,
      (select count(*) from payments where booking_id = $1) as payments,
      (select count(*) from events where subject = $1 and type = 'BookingPlaced') as events`,
    [once.id],
  );
  expect(rows).toEqual([{ bookings: 1, holds: 1, payments: 1, events: 1 }]);
});

/** A busy server answers 503 with Retry-After, and whoever asks under the same id asks again. */
async function bookOnceAnswered(
  customer: Customer,
  body: Parameters<typeof book>[2],
): Promise<Answer> {
  const until = Date.now() + 60_000;
  for (;;) {
    const answer = await book(product.url, customer, body);
    if (answer.status !== 503 || Date.now() > until) return answer;
    await pause(500);
  }
}

test('kill -9 of a server in the middle of load loses no acknowledged booking, and asking again tells what became of the rest', async () => {
  const bookers = letThemBook(product.urls, crowd.slice(0, 24));
  const acknowledged = () => acknowledgedIn(bookers.attempts).length;
  await expect.poll(acknowledged).toBeGreaterThan(100);
  await product.crash(0);
  const before = acknowledged();
  await expect.poll(acknowledged).toBeGreaterThan(before + 100);
  await bookers.stop();

  const unanswered = unansweredIn(bookers.attempts);
  expect(unanswered.length).toBeGreaterThan(0);
  const asked = await Promise.all(
    unanswered.map(({ customer, body }) => bookOnceAnswered(customer, body)),
  );
  expect(asked.filter(({ status, code }) => status !== 200 && code !== 'slot-taken')).toEqual([]);
  const made = asked.flatMap(({ bookingId }) => bookingId ?? []);
  expect(made.length).toBeGreaterThan(0);
  const everything = [...acknowledgedIn(bookers.attempts), ...made];
  expect(new Set(everything).size).toBe(everything.length);
  expect(await listBroken(product.db, everything)).toEqual([]);
});
