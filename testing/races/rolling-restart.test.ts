import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Balancer, openBalancer } from '../balancer.ts';
import { claimPorts } from '../ports.ts';
import { type Product, startProduct } from '../product.ts';
import { acknowledgedIn, letThemBook } from './bookers.ts';
import { type Customer, gatherCrowd } from './crowd.ts';
import { listBroken } from './invariants.ts';
import { readAllTheTime } from './readers.ts';

let product: Product;
let balancer: Balancer;
let crowd: Customer[];
let releasePort: () => void;

beforeAll(async () => {
  const ports = await claimPorts();
  releasePort = ports.release;
  const front = `http://localhost:${ports.first}`;
  product = await startProduct({
    servers: 2,
    environment: {
      AANGAN_BOOKING_LIMITS: 'off',
      PUBLIC_ORIGIN: front,
      // As far as a check every 200 ms that has to fail twice needs it, and a busy machine besides.
      LEAVING_SECONDS: '3',
    },
  });
  balancer = await openBalancer({ port: ports.first, servers: product.urls });
  crowd = await gatherCrowd(product.db, 6);
});
afterAll(async () => {
  await balancer.close();
  await product.close();
  releasePort();
});

/** Somebody who keeps a stream open, and comes back whenever it ends, as a browser does. */
function watch(url: string, cookie: string) {
  const stopping = new AbortController();
  const seen = { opened: 0, refused: 0 };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const answer = await fetch(`${url}/api/notifications/live`, {
        headers: { cookie },
        signal: stopping.signal,
      }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      if (answer?.status === 200) seen.opened += 1;
      else seen.refused += 1;
      await answer?.text().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  })();
  return {
    seen,
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}

test('each of two servers is restarted behind a balancer while people book, read and watch: no request fails', async () => {
  const bookers = letThemBook([balancer.url], crowd);
  const readers = [readAllTheTime(balancer.url), readAllTheTime(balancer.url)];
  const watcher = watch(balancer.url, crowd[0]?.cookie ?? '');
  const read = () => readers.flatMap(({ statuses }) => statuses);
  try {
    for (const server of [0, 1]) {
      const before = { read: read().length, asked: bookers.attempts.length };
      await product.restart(server);
      expect(read().length).toBeGreaterThan(before.read);
      expect(bookers.attempts.length).toBeGreaterThan(before.asked);
      await expect.poll(() => balancer.serving()).toHaveLength(2);
    }
    // A restart may be over before much was asked; afterwards everything goes on.
    await expect.poll(() => read().length).toBeGreaterThan(100);
    await expect.poll(() => watcher.seen.opened).toBeGreaterThan(1);
    await expect.poll(() => acknowledgedIn(bookers.attempts).length).toBeGreaterThan(10);
  } finally {
    await watcher.stop();
    await Promise.all(readers.map((reader) => reader.stop()));
    await bookers.stop();
  }

  expect(bookers.attempts.filter(({ answer }) => answer === undefined)).toEqual([]);
  const bad = bookers.attempts.flatMap(({ answer }) =>
    answer && answer.status >= 500 ? [answer] : [],
  );
  expect(bad).toEqual([]);
  expect(read().filter((status) => status !== 200)).toEqual([]);
  expect(watcher.seen).toMatchObject({ refused: 0 });
  const made = acknowledgedIn(bookers.attempts);
  const { rows } = await product.db.query<{ count: number }>(
    'select count(*) as count from bookings where id = any ($1)',
    [made],
  );
  expect(rows[0]?.count).toBe(made.length);
  expect(await listBroken(product.db)).toEqual([]);
});

test('a check by plain HTTP/1.0 that names no host is answered', async () => {
  const { port } = new URL(product.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /readyz HTTP/1.0\r\n\r\n');
  let said = '';
  for await (const chunk of socket) said += chunk;
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
});
