import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSession } from '#contract/customer/end-session.ts';
import { listSessions } from '#contract/customer/list-sessions.ts';
import { signOutEverywhere } from '#contract/customer/sign-out-everywhere.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { MINUTE } from '#kernel/time.ts';
import { describeDevice } from '#server/modules/identity/device.ts';
import { type Account, insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { freshBrowser, startSignInServer } from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
});
afterAll(() => app.close());

async function browserOf(person: Account): Promise<Client> {
  const client = freshBrowser(app);
  await client.call(signIn, { identifier: person.email!, password: person.password! });
  app.clock.now += MINUTE;
  return client;
}
const isIn = async (client: Client) => (await client.call(readSession, {})).value?.user !== null;

test('one sees one’s own browsers, the latest first, and which of them asks', async () => {
  const person = await insertStranger(app.world.db);
  await insertSession(app.world.db, await insertStranger(app.world.db), app.clock.now);
  const first = await browserOf(person);
  const second = await browserOf(person);
  const { value } = await first.call(listSessions, {});
  expect(value?.sessions.map(({ current }) => current)).toEqual([false, true]);
  expect(value?.sessions[0]).toMatchObject({ remember: false, device: null });
  const cookies = [first, second].map((client) => client.cookies.get('aangan_session')?.value);
  for (const { id } of value!.sessions) expect(cookies).not.toContain(id);
});

test('one browser is signed out by name, and only one’s own', async () => {
  const person = await insertStranger(app.world.db);
  const [here, there] = [await browserOf(person), await browserOf(person)];
  const other = await browserOf(await insertStranger(app.world.db));
  const { value } = await here.call(listSessions, {});
  const id = value!.sessions.find(({ current }) => !current)!.id;
  expect((await other.call(endSession, { id })).status).toBe(200);
  expect(await isIn(there)).toBe(true);
  expect((await here.call(endSession, { id })).status).toBe(200);
  expect([await isIn(here), await isIn(there), await isIn(other)]).toEqual([true, false, true]);
});

test('signing out everywhere ends every session of the person and of nobody else', async () => {
  const person = await insertStranger(app.world.db);
  const browsers = [await browserOf(person), await browserOf(person), await browserOf(person)];
  const other = await browserOf(await insertStranger(app.world.db));
  const kept = await browsers[0]!.call(signOutEverywhere, { keepThis: true });
  expect(kept.value).toEqual({ ended: 2 });
  expect(await Promise.all(browsers.map(isIn))).toEqual([true, false, false]);
  const all = await browsers[0]!.call(signOutEverywhere, {});
  expect(all.value).toEqual({ ended: 1 });
  expect(await isIn(browsers[0]!)).toBe(false);
  expect(browsers[0]!.cookies.has('aangan_session')).toBe(false);
  expect(await isIn(other)).toBe(true);
});

test('a disabled person is out at once, in every browser', async () => {
  const person = await insertStranger(app.world.db);
  const browsers = [await browserOf(person), await browserOf(person)];
  await app.world.db.query('update users set disabled_at = now() where id = $1', [person.id]);
  expect(await Promise.all(browsers.map(isIn))).toEqual([false, false]);
});

test('a visitor has no sessions to see or to end', async () => {
  const visitor = freshBrowser(app);
  expect((await visitor.call(listSessions, {})).refusal?.code).toBe('not-signed-in');
  expect((await visitor.call(signOutEverywhere, {})).refusal?.code).toBe('not-signed-in');
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox · Linux'],
  ['<script>alert(1)</script>', null],
  ['', null],
])('a device is described by its browser and system: %s', (userAgent, expected) => {
  expect(describeDevice(userAgent)).toBe(expected);
});
