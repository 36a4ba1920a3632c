import { afterEach, expect, test } from 'vitest';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { type DatabaseLine, openDatabaseLine } from '../database-line.ts';
import { type Product, startProduct } from '../product.ts';
import { createWorld, type World } from '../world.ts';
import { book, bookingOf, gatherCrowd } from './crowd.ts';

let world: World;
let line: DatabaseLine;
let product: Product | undefined;
afterEach(async () => {
  await product?.close();
  await line.close();
  await world.close();
});

const stateOf = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, ...((await answer.json()) as object) };
};

test('a server whose database goes away while its queue is being opened stays, says so, and works again without help', async () => {
  world = await createWorld({ seeded: true });
  line = await openDatabaseLine(world.url);
  product = await startProduct({
    environment: { DATABASE_URL: line.url, AANGAN_BOOKING_LIMITS: 'off' },
  });
  const { url } = product;
  const [customer] = await gatherCrowd(world.db, 1);
  const before = await (await fetch(`${url}/api/catalogue`)).text();
  await line.cut();

  await expect.poll(() => stateOf(url)).toEqual({ status: 503, state: 'no-database' });
  const wish = { serviceId: 3, pincode: '400053', time: '10:00 AM', shownPricePaise: 80_000 };
  const body = bookingOf({ ...wish, date: addDays(dateInIndia(Date.now()), 20) });
  const refused = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      cookie: customer?.cookie ?? '',
    },
    body: JSON.stringify(body),
  });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Longer than prices are kept in memory.
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  const stale = await fetch(`${url}/api/catalogue`);
  expect([stale.status, await stale.text()]).toEqual([200, before]);
  expect(Number(stale.headers.get('age'))).toBeGreaterThanOrEqual(10);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  await line.mend();
  await expect.poll(() => stateOf(url)).toEqual({ status: 200, state: 'ready' });
  await expect.poll(() => product?.logged()).toContain('"event":"jobs-started"');
  const ageOf = async () => (await fetch(`${url}/api/catalogue`)).headers.get('age');
  await expect.poll(ageOf).toBe(null);
  await expect.poll(async () => customer && (await book(url, customer, body)).status).toBe(200);
});
