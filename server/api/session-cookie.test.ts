import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveAddress } from '#contract/customer/save-address.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { signOut } from '#contract/public/sign-out.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { cast, DEMO_PASSWORD, insertPerson, insertSession, insertStranger } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { addressAnswers } from './customer/addresses.ts';
import { answerReadSession, answerSignIn, answerSignOut } from './public/identity.ts';

const answers = [answerSignIn, answerSignOut, answerReadSession, ...addressAnswers];

let app: TestServer;
beforeAll(async () => {
  app = await startServer({ answers });
  await sowSmallTown(app.world.db);
  await insertPerson(app.world.db, cast.asha);
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = NOW;
});

const asha = { identifier: cast.asha.email, password: DEMO_PASSWORD };
const browser = (): Client => app.client();
const whoIs = async (client: Client) => (await client.call(readSession, {})).value?.user ?? null;

test('R35 without Remember Me the cookies end with the browser', async () => {
  const client = browser();
  await client.call(signIn, { ...asha, remember: false });
  expect(client.cookies.get('aangan_session')?.attributes.toSorted()).toEqual([
    'HttpOnly',
    'Path=/',
    'SameSite=Lax',
  ]);
  expect(client.cookies.get('aangan_in')).toEqual({
    value: '1',
    attributes: ['Path=/', 'SameSite=Lax'],
  });
});

test('R35 with Remember Me they last 30 days', async () => {
  const client = browser();
  await client.call(signIn, { ...asha, remember: true });
  const month = `Max-Age=${30 * 24 * 60 * 60}`;
  expect(client.cookies.get('aangan_session')?.attributes).toContain(month);
  expect(client.cookies.get('aangan_in')?.attributes).toContain(month);
});

test('where the site is https the cookie is bound to this very host', async () => {
  const secure = await startServer({ answers, secureCookies: true });
  await insertPerson(secure.world.db, cast.asha);
  const client = secure.client();
  await client.call(signIn, asha);
  expect(client.cookies.get('__Host-aangan_session')?.attributes.toSorted()).toEqual([
    'HttpOnly',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
  expect(client.cookies.has('aangan_session')).toBe(false);
  expect((await whoIs(client))?.uid).toBe(cast.asha.id);
  await secure.close();
});

test('R35 a remembered session slides, another ends after a day without a visit', async () => {
  const remembered = browser();
  const fleeting = browser();
  await remembered.call(signIn, { ...asha, remember: true });
  await fleeting.call(signIn, asha);
  for (const later of [20 * DAY, 40 * DAY]) {
    app.clock.now = NOW + later;
    expect((await whoIs(remembered))?.uid).toBe(cast.asha.id);
    await allWritten();
  }
  expect(await whoIs(fleeting)).toBeNull();
  app.clock.now = NOW + 71 * DAY;
  expect(await whoIs(remembered)).toBeNull();
});

test('a fleeting session lives on while it is used', async () => {
  const client = browser();
  await client.call(signIn, asha);
  for (const hours of [20, 40, 60]) {
    app.clock.now = NOW + hours * HOUR;
    expect((await whoIs(client))?.uid).toBe(cast.asha.id);
    await allWritten();
  }
});

test('visits are written down every few minutes, not at every request', async () => {
  const client = browser();
  const person = await insertStranger(app.world.db);
  await client.call(signIn, { ...asha, identifier: person.email! });
  const lastSeen = async () => {
    await allWritten();
    const { rows } = await app.world.db.query(
      'select last_seen_at from sessions where user_id = $1',
      [person.id],
    );
    return rows[0]?.last_seen_at - NOW;
  };
  app.clock.now = NOW + 4 * MINUTE;
  await whoIs(client);
  expect(await lastSeen()).toBe(0);
  app.clock.now = NOW + 6 * MINUTE;
  await whoIs(client);
  expect(await lastSeen()).toBe(6 * MINUTE);
});

test('a disabled person is out at once, and told so only with the right password', async () => {
  const person = await insertStranger(app.world.db);
  const credentials = { ...asha, identifier: person.email! };
  const client = browser();
  await client.call(signIn, credentials);
  await app.world.db.query('update users set disabled_at = now() where id = $1', [person.id]);
  expect(await whoIs(client)).toBeNull();
  const right = await browser().call(signIn, credentials);
  expect([right.status, right.refusal?.code]).toEqual([403, 'user-disabled']);
  const wrong = await browser().call(signIn, { ...credentials, password: 'guessed-it' });
  expect(wrong.refusal?.code).toBe('invalid-credential');
});

test('signing out ends the session on the server and takes both cookies; only the device and its language stay known', async () => {
  const client = browser();
  await client.call(signIn, asha);
  const copied = client.cookies.get('aangan_session')!;
  expect((await client.call(signOut, {})).value).toEqual({ signedOut: true });
  expect([...client.cookies.keys()]).toEqual(['aangan_device', 'lang']);

  const thief = browser();
  thief.cookies.set('aangan_session', copied);
  expect(await whoIs(thief)).toBeNull();
  expect((await client.call(signOut, {})).status).toBe(200);
});

test('a hint without a session behind it is taken back, and a missing one is given', async () => {
  const client = browser();
  client.cookies.set('aangan_in', { value: '1', attributes: [] });
  expect(await whoIs(client)).toBeNull();
  expect(client.cookies.has('aangan_in')).toBe(false);

  await client.call(signIn, asha);
  client.cookies.delete('aangan_in');
  await whoIs(client);
  expect(client.cookies.has('aangan_in')).toBe(true);
});

test('the oldest sessions end beyond the twenty-fifth', async () => {
  const person = await insertStranger(app.world.db);
  const tokens: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    tokens.push(await insertSession(app.world.db, person, NOW - (25 - index) * MINUTE));
  }
  await browser().call(signIn, { ...asha, identifier: person.email! });
  const alive = await Promise.all(
    tokens.slice(0, 2).map((value) => {
      const client = browser();
      client.cookies.set('aangan_session', { value, attributes: [] });
      return whoIs(client);
    }),
  );
  expect(alive.map((user) => user?.uid)).toEqual([undefined, person.id]);
});

test('the address of the last booking comes with it, and only to its owner', async () => {
  const owner = await insertStranger(app.world.db);
  const address = {
    street: '12 Veera Desai Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400053',
    landmark: '',
  };
  await insertBooking(owner.id, { ...address, street: 'Older street' }, NOW - DAY);
  await insertBooking(owner.id, address, NOW);
  const client = browser();
  await client.call(signIn, { ...asha, identifier: owner.email! });
  expect((await client.call(readSession, {})).value?.lastAddress).toEqual(address);
  const other = browser();
  await other.call(signIn, asha);
  expect((await other.call(readSession, {})).value?.lastAddress).toBeNull();
});

test('R28 a person who has booked nothing yet has the address that they saved last', async () => {
  const client = browser();
  await client.call(signIn, asha);
  const saved = { city: 'Mumbai', state: 'Maharashtra', pincode: '400053', landmark: '' };
  for (const street of ['Older street', 'Link Road']) {
    await client.call(saveAddress, { label: 'other', address: { ...saved, street } });
    app.clock.now += MINUTE;
  }
  expect((await client.call(readSession, {})).value?.lastAddress).toMatchObject({
    street: 'Link Road',
  });
});

/** A session is written down after its answer has gone; the next statement of the pool may be earlier than that. */
async function allWritten(): Promise<void> {
  const { db } = app.world;
  do await new Promise((resolve) => setTimeout(resolve, 5));
  while (db.waitingCount > 0 || db.idleCount < db.totalCount);
}

async function insertBooking(userId: string, address: object, createdAt: number): Promise<void> {
  const id = newId();
  const at = new Date(createdAt);
  await app.world.db.query(
    `insert into bookings (id, reference, user_id, name, service_id, service_slug, service_name, category,
        price_paise, starts_at, ends_at, address, payment_method, status, policy_version, request_hash, created_at)
      values ($1::uuid, $1::text, $2, 'Customer', 1, 'house-cleaning', 'House Cleaning', 'daily',
        50000, $3, $3, $4, 'cash', 'pending', '2026-11', '', $3)`,
    [id, userId, at, address],
  );
}

test('a customer who is also a Karigar signs in to each app separately, and signs out of one alone', async () => {
  const shop = app.client();
  const work = createClient(app.base, { app: 'karigar', cookies: shop.cookies });
  await shop.call(signIn, asha);
  expect([await whoIs(shop), await whoIs(work)]).toMatchObject([{ uid: cast.asha.id }, null]);
  await work.call(signIn, asha);
  const tokens = ['aangan_session', 'aangan_karigar'].map((one) => shop.cookies.get(one)?.value);
  expect(new Set(tokens).size).toBe(2);
  expect(tokens).not.toContain(undefined);
  await work.call(signOut, {});
  expect([await whoIs(shop), await whoIs(work)]).toMatchObject([{ uid: cast.asha.id }, null]);
  expect(shop.cookies.get('aangan_in')?.value).toBe('1');
});

test('a session put into the cookie of another app opens nothing there, and still its own', async () => {
  const shop = app.client();
  const work = createClient(app.base, { app: 'karigar' });
  await shop.call(signIn, asha);
  await work.call(signIn, asha);
  const moved = async (from: Client, cookie: string, to: Client, into: string) => {
    to.cookies.set(into, from.cookies.get(cookie)!);
    return whoIs(to);
  };
  const [toWork, toShop] = [createClient(app.base, { app: 'karigar' }), browser()];
  expect(await moved(shop, 'aangan_session', toWork, 'aangan_karigar')).toBe(null);
  expect(await moved(work, 'aangan_karigar', toShop, 'aangan_session')).toBe(null);
  expect([await whoIs(shop), await whoIs(work)]).toMatchObject([{ uid: cast.asha.id }, {}]);
});

test('the language of the account comes along to a device; what a Karigar has just chosen in their app stays', async () => {
  const imran = { ...cast.imran, id: newId(), email: 'imran-at-home@example.com', mobile: null };
  await insertPerson(app.world.db, { ...imran, language: 'hi' });
  const here = { identifier: imran.email, password: DEMO_PASSWORD };
  const langAfter = async (client: Client, before?: string) => {
    if (before) client.cookies.set('lang', { value: before, attributes: [] });
    await client.call(signIn, here);
    return client.cookies.get('lang')?.value;
  };
  expect(await langAfter(browser())).toBe('hi');
  expect(await langAfter(browser(), 'en')).toBe('hi');
  const work = () => createClient(app.base, { app: 'karigar' });
  expect([await langAfter(work()), await langAfter(work(), 'mr')]).toEqual(['hi', 'mr']);
});
