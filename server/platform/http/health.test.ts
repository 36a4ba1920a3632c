import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { createWorld, type World } from '#testing/world.ts';
import { openProbe, type Probe } from '../database/probe.ts';
import { recordEvent } from '../events/record-event.ts';
import { openHealth } from './health.ts';

let world: World;
let probe: Probe | undefined;
beforeAll(async () => {
  world = await createWorld();
});
afterEach(() => probe?.stop());
afterAll(() => world.close());

const nameOf = (url: string) => new URL(url).pathname.slice(1);
const set = (setting: string) => world.db.query(`alter database ${nameOf(world.url)} ${setting}`);

/** Over a connection that is dialled now, as a server that starts, or has lost its own, has. */
async function ready({ jobsStarted = true, leaving = false } = {}) {
  await probe?.stop();
  probe = openProbe(world.url);
  const app = new Hono();
  const health = openHealth(app, { probe, jobsStarted: () => jobsStarted });
  if (leaving) health.leave();
  const answer = await app.request('/readyz');
  return [answer.status, await answer.json()];
}

test('a server is sent requests when its database can be written to, and not when it is about to leave', async () => {
  expect(await ready()).toEqual([200, { state: 'ready' }]);
  expect(await ready({ leaving: true })).toEqual([503, { state: 'leaving' }]);
});

test('a process that lives says which version it is', async () => {
  const app = new Hono();
  probe = openProbe(world.url);
  openHealth(app, { probe, jobsStarted: () => false, version: '1.2.3' });
  expect(await (await app.request('/healthz')).json()).toEqual({ state: 'ok', version: '1.2.3' });
});

test('a database that only reads, as a standby does, is sent no requests', async () => {
  await set('set default_transaction_read_only = on');
  expect(await ready()).toEqual([503, { state: 'database-read-only' }]);
  // A connection that was opened before goes on writing.
  await set('reset default_transaction_read_only');
  expect(await ready()).toEqual([200, { state: 'ready' }]);
});

test('a disk without room is found although nothing was written, and found free again', async () => {
  // The error that a full disk makes, where the look asks for room.
  await world.db.query(`create function public.repeat(text, integer) returns text language plpgsql as $$
    begin raise 'could not write to file: No space left on device' using errcode = '53100'; end $$`);
  await set('set search_path = public, pg_catalog');
  expect(await ready()).toEqual([503, { state: 'database-full' }]);
  await set('reset search_path');
  expect(await ready()).toEqual([200, { state: 'ready' }]);
});

test('events that nobody fetches, and a queue that is not open, are named and leave the server in service', async () => {
  await recordEvent(world.db, newId(), 'PersonJoined', Date.now() - 61_000, 'house', {
    userId: newId(),
  });
  expect(await ready({ jobsStarted: false })).toEqual([
    200,
    { state: 'ready', troubles: ['jobs-not-started', 'events-late'] },
  ]);
  await world.db.query('delete from outbox');
  expect(await ready()).toEqual([200, { state: 'ready' }]);
});
