import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { catalogueAnswers } from '../public/catalogue.ts';

let app: TestServer;
let ready = 0;

beforeAll(async () => {
  app = await startServer({
    checkAnswers: false,
    server: (db) => ({ facts: createAppCache(db) }),
    answers: (world) =>
      catalogueAnswers(world).map((one) => ({
        ...one,
        ready: one.ready && (() => countReady(one.ready?.())),
      })),
  });
  await sowSmallTown(app.world.db);
  await sowKarigar(app.world.db);
});
afterAll(() => app.close());

function countReady(value: object | undefined): object | undefined {
  if (value) ready += 1;
  return value;
}

/** Everything that a client can see, but what is different for every request. */
async function ask(path: string, init?: RequestInit) {
  const before = app.log.length;
  const response = await fetch(app.base + path, init);
  const { date: _, 'x-request-id': requestId, ...headers } = Object.fromEntries(response.headers);
  const body = await response.text();
  const { time: __, ms, requestId: logged, ...line } = app.log[before] as never as LogLine;
  return { seen: { status: response.status, headers, body, line }, requestId, logged, ms };
}

type LogLine = { time: string; ms: number; requestId: string };

test('a prepared answer equals the one of the handler, headers and log line included', async () => {
  const { path } = readCatalogue;
  const made = await ask(path);
  expect(ready).toBe(0);
  const byDoor = await ask(`${path}?from=door`);
  expect(ready).toBe(0);
  const atOnce = await ask(path);
  expect(ready).toBe(1);
  expect(atOnce.seen).toEqual(byDoor.seen);
  expect(atOnce.seen).toEqual(made.seen);
  expect(atOnce.seen.body).toContain('house-cleaning');
  for (const { requestId, logged, ms } of [byDoor, atOnce]) {
    expect(requestId).toMatch(/^[0-9A-Z]{12}$/);
    expect(logged).toBe(requestId);
    expect(ms).toBeGreaterThanOrEqual(0);
  }
  expect(atOnce.requestId).not.toBe(byDoor.requestId);
});

test('another method or path does not get the prepared answer', async () => {
  const before = ready;
  const { path } = readCatalogue;
  const head = await fetch(app.base + path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(`${app.base}${path}/`)).status).toBe(404);
  expect((await fetch(app.base + path, { method: 'POST' })).status).toBe(404);
  expect(ready).toBe(before);
});
