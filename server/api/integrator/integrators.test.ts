import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addOwnWebhook } from '#contract/integrator/add-own-webhook.ts';
import { cancelPlacedBooking } from '#contract/integrator/cancel-placed-booking.ts';
import { listOwnWebhooks } from '#contract/integrator/list-own-webhooks.ts';
import { listPlacedBookings } from '#contract/integrator/list-placed-bookings.ts';
import { placeForCustomer } from '#contract/integrator/place-for-customer.ts';
import { readPlacedBooking } from '#contract/integrator/read-placed-booking.ts';
import { switchOwnWebhook } from '#contract/integrator/switch-own-webhook.ts';
import { operations } from '#contract/operations.ts';
import { listApiKeys } from '#contract/ops/list-api-keys.ts';
import { listWebhooks } from '#contract/ops/list-webhooks.ts';
import { makeApiKey } from '#contract/ops/make-api-key.ts';
import { revokeApiKey } from '#contract/ops/revoke-api-key.ts';
import { switchWebhook } from '#contract/ops/switch-webhook.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import { SCOPES } from '#contract/scopes.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, DAY, dateInIndia } from '#kernel/time.ts';
import { limits } from '#server/modules/identity/limits.ts';
import { deleteOldUses } from '#server/modules/integrator/use-store.ts';
import { listWebhookNews } from '#server/views/webhook-news.ts';
import { insertApiKey } from '#testing/api-keys.ts';
import { type Belongings, bookingRequest, insertSomebody } from '#testing/belongings.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';
import { askForCode, freshBrowser, freshMobile } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { trials } from '#testing/trials.ts';
import { NOW } from '#testing/world.ts';

let app: EveryRoute;
let admin: Client;
let asha: Belongings;
beforeAll(async () => {
  app = await startEveryRoute();
  admin = await clientOf(app, await insertStranger(app.world.db, { role: 'admin' }));
  asha = await insertSomebody(app);
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = NOW;
});

/** A program: it names no page, and keeps no cookie. */
const program = (key: string) => app.client({ key, origin: null });
const somebody = async (wish: Parameters<typeof insertApiKey>[1] = {}) =>
  program(await insertApiKey(app.world.db, wish));
const wishFor = (mobile: string) => ({ ...bookingRequest(), mobile, language: 'en' as const });
const inThirtyDays = addDays(dateInIndia(NOW), 30);

const forPrograms = operations.filter(({ audience }) => audience === 'integrator');
const table = forPrograms.flatMap((one) => SCOPES.map((scope) => [one.name, scope, one] as const));

describe('scopes', () => {
  test.each(table)('%s with a key for %s alone', async (name, scope, operation) => {
    const client = await somebody({ scopes: [scope] });
    const { status, refusal } = await client.call(operation, trials[name]?.own(asha) ?? {});
    const needed = { code: 'scope-missing', params: { scope: operation.scope } };
    if (operation.scope !== scope) expect([status, refusal]).toEqual([403, needed]);
    else expect(refusal?.code).toBe(trials[name]?.refusedAs);
  });

  test('open no operation of people, to whom a key says nothing', async () => {
    const key = await insertApiKey(app.world.db);
    const asked = operations.filter(({ audience, method }) => {
      return method === 'GET' && !['public', 'integrator'].includes(audience);
    });
    expect(asked.length).toBeGreaterThan(50);
    for (const { name, path } of asked) {
      const said = await program(key).send('GET', path.replace(/:\w+/g, newId()));
      expect([name, said.status]).toEqual([name, 401]);
    }
  });
});

async function make(wish: Partial<Parameters<typeof inputOf>[0]> = {}) {
  const input = inputOf(wish);
  const answer = await admin.call(makeApiKey, input);
  return { ...answer, id: input.id, key: answer.value?.key ?? '' };
}
const inputOf = (wish: { id?: string; integrator?: string; expiresOn?: string }) => ({
  ...{ id: newId(), integrator: newId(), scopes: ['bookings:read' as const] },
  expiresOn: inThirtyDays,
  ...wish,
});
const listed = async (id: string) =>
  (await admin.call(listApiKeys, {})).value?.keys.find((one) => one.id === id);

describe('a key', () => {
  test('is told once, and lies nowhere in the database', async () => {
    const { id, key } = await make();
    expect(await listed(id)).toMatchObject({ ending: key.slice(-4), scopes: ['bookings:read'] });
    const again = await admin.call(makeApiKey, inputOf({ id }));
    expect([again.status, again.refusal?.code]).toEqual([409, 'api-key-exists']);
    const { rows } = await app.world.db.query(
      `select to_jsonb(k)::text as text from api_keys k where id = $1
        union all select data::text from events where subject = $1`,
      [id],
    );
    expect(rows).toHaveLength(2);
    for (const { text } of rows) expect(text).not.toContain(key.slice(11, 40));
  });

  test('opens nothing from the moment it is revoked, and stays in the list', async () => {
    const { id, key } = await make();
    expect((await program(key).call(listPlacedBookings, {})).status).toBe(200);
    const revoked = await admin.call(revokeApiKey, { id });
    const { status, refusal } = await program(key).call(listPlacedBookings, {});
    expect([status, refusal?.code]).toEqual([401, 'key-ended']);
    app.clock.now += DAY;
    expect((await admin.call(revokeApiKey, { id })).value).toEqual(revoked.value);
    expect((await listed(id))?.revokedAt).toBe(revoked.value?.revokedAt);
  });

  test('opens until its last day is over in India', async () => {
    const { key } = await make();
    app.clock.now = Date.parse(`${inThirtyDays}T23:59:59+05:30`);
    expect((await program(key).call(listPlacedBookings, {})).status).toBe(200);
    app.clock.now += 1000;
    expect((await program(key).call(listPlacedBookings, {})).refusal?.code).toBe('key-ended');
  });

  test.each([
    ['yesterday', -1],
    ['more than a year away', 367],
  ])('is not made for a last day that is %s', async (_, days) => {
    const { refusal } = await make({ expiresOn: addDays(dateInIndia(NOW), days) });
    expect(refusal?.code).toBe('api-key-expiry-invalid');
  });

  test('is counted at each use, and how often it was refused', async () => {
    const { id, key } = await make();
    await program(key).call(listPlacedBookings, {});
    await program(key).call(readPlacedBooking, { id: newId() });
    app.clock.now += 5000;
    await program(key).call(listOwnWebhooks, {});
    expect(await listed(id)).toMatchObject({
      lastUsedAt: expect.stringContaining(':05+05:30'),
      uses: [
        { operation: 'listOwnWebhooks', answered: 0, refused: 1 },
        { operation: 'listPlacedBookings', answered: 1, refused: 0 },
        { operation: 'readPlacedBooking', answered: 0, refused: 1 },
      ],
    });
    const told = app.log.filter(({ event, keyId }) => event === 'key-used' && keyId === id);
    expect(told.map(({ status }) => status)).toEqual([200, 404, 403]);
    await deleteOldUses(app.world.db, NOW + 2 * DAY);
    expect((await listed(id))?.uses).toEqual([]);
  });

  test('asks so often in ten minutes, whatever another key asks', async () => {
    const first = await somebody();
    const many = Array.from({ length: limits['key/requests'].attempts }, () =>
      first.call(listOwnWebhooks, {}),
    );
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
    const over = await first.call(listOwnWebhooks, {});
    expect([over.status, over.refusal?.code]).toEqual([429, 'too-many-requests']);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await (await somebody()).call(listOwnWebhooks, {})).status).toBe(200);
  });

  test.each([
    ['no key', ''],
    ['a word', 'Bearer aangan'],
    ['a key in another scheme', 'Basic aangan_key_'],
    ['a key that nobody made', `Bearer aangan_key_${'0'.repeat(48)}${'a'.repeat(8)}`],
  ])('is missing with %s', async (_, authorization) => {
    const headers = authorization ? { authorization } : {};
    const answer = await fetch(new URL('/api/integrator/bookings', app.base), { headers });
    expect([answer.status, await answer.json()]).toEqual([401, { code: 'key-needed' }]);
  });
});

describe('a booking that a program places', () => {
  test('is held until the customer confirms it, and shows nothing of them', async () => {
    const client = await somebody();
    const mobile = freshMobile();
    const wish = { ...wishFor(mobile), name: 'Vasundhara Deshmukh' };
    const { value } = await client.call(placeForCustomer, wish);
    expect(value?.booking).toMatchObject({ id: wish.id, status: 'pending', confirmed: false });
    expect(Object.keys(value?.booking ?? {}).sort()).toEqual(
      [
        ...['confirmed', 'holdUntil', 'id', 'placedAt', 'pricePaise', 'reference', 'serviceId'],
        ...['startsAt', 'status'],
      ].sort(),
    );
    expect((await client.call(placeForCustomer, wish)).value).toEqual(value);
    expect((await client.call(readPlacedBooking, { id: wish.id })).value).toEqual(value);
    const { rows } = await app.world.db.query(
      `select e.actor, b.name, b.phone from events e join bookings b on b.id = e.subject
        where e.subject = $1 and e.type = 'BookingPlaced'`,
      [wish.id],
    );
    const actor = expect.stringMatching(/^integrator:/);
    expect(rows).toEqual([{ actor, name: 'Vasundhara Deshmukh', phone: mobile }]);
  });

  test('is one of a known customer, whose account it says nothing of', async () => {
    const wish = wishFor(asha.person.mobile as string);
    const { value } = await (await somebody()).call(placeForCustomer, wish);
    expect(value?.booking.confirmed).toBe(false);
    const said = JSON.stringify(value);
    for (const one of [asha.person.fullName, asha.person.mobile, asha.person.id])
      expect(said).not.toContain(one);
  });

  test('is refused with the same word whatever is the matter with the account', async () => {
    const closed = await insertStranger(app.world.db, { disabled: true });
    const { status, refusal } = await (await somebody()).call(
      placeForCustomer,
      wishFor(closed.mobile as string),
    );
    expect([status, refusal]).toEqual([409, { code: 'customer-books-themself' }]);
  });

  test('is seen with every key of the same integrator, and with none of another', async () => {
    const integrator = `Sahyadri ${newId()}`;
    const [first, second] = [
      await somebody({ integrator }),
      await somebody({ integrator: integrator.toUpperCase() }),
    ];
    const wish = wishFor(freshMobile());
    const { value } = await first.call(placeForCustomer, wish);
    const reference = value?.booking.reference ?? '';
    for (const client of [first, second])
      expect((await client.call(listPlacedBookings, { reference })).value?.bookings).toEqual([
        value?.booking,
      ]);
    const other = await somebody();
    expect((await other.call(listPlacedBookings, { reference })).value?.bookings).toEqual([]);
    for (const operation of [readPlacedBooking, cancelPlacedBooking])
      expect((await other.call(operation, { id: wish.id })).status).toBe(404);
    expect((await other.call(placeForCustomer, wish)).refusal?.code).toBe('booking-id-reused');
  });

  test('of their own customers find is never what these have booked themselves', async () => {
    const wish = wishFor(asha.person.mobile as string);
    const client = await somebody();
    const taken = await client.call(placeForCustomer, { ...wish, id: asha.bookingId });
    expect(taken.refusal?.code).toBe('booking-id-reused');
    expect((await client.call(listPlacedBookings, {})).value?.bookings).toEqual([]);
  });

  test('is listed page by page, the latest first', async () => {
    const client = await somebody();
    const ids: string[] = [];
    for (let one = 0; one < 51; one += 1) {
      const wish = wishFor(freshMobile());
      const { refusal } = await client.call(placeForCustomer, wish);
      expect(refusal).toBeUndefined();
      ids.unshift(wish.id);
    }
    const first = (await client.call(listPlacedBookings, {})).value;
    expect(first?.bookings.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    const rest = await client.call(listPlacedBookings, { after: first?.next ?? '' });
    expect(rest.value?.bookings.map(({ id }) => id)).toEqual(ids.slice(50));
    expect(rest.value?.next).toBeNull();
  });

  test('is taken back while nobody has confirmed it, and not afterwards', async () => {
    const client = await somebody();
    const [open, confirmed] = [wishFor(freshMobile()), wishFor(freshMobile())];
    for (const wish of [open, confirmed])
      await client.call(placeForCustomer, { ...wish, paymentMethod: 'cash' });
    const { value } = await client.call(cancelPlacedBooking, { id: open.id });
    expect(value?.booking.status).toBe('cancelled');
    expect((await client.call(cancelPlacedBooking, { id: open.id })).value).toEqual(value);
    const theirs = freshBrowser(app);
    const code = await askForCode(theirs, app.world.db, confirmed.mobile);
    const said = { acceptedTerms: true, version: POLICY_VERSION, language: 'en' } as const;
    expect((await theirs.call(confirmSignInCode, { ...code, ...said })).status).toBe(200);
    const read = await client.call(readPlacedBooking, { id: confirmed.id });
    expect(read.value?.booking).toMatchObject({ confirmed: true, holdUntil: null });
    const refused = await client.call(cancelPlacedBooking, { id: confirmed.id });
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'booking-confirmed']);
  });

  test('comes to one mobile so often in a day, by one integrator', async () => {
    const client = await somebody();
    const mobile = freshMobile();
    const { attempts } = limits['key/mobile-day'];
    for (let one = 0; one < attempts; one += 1)
      expect((await client.call(placeForCustomer, wishFor(mobile))).refusal).toBeUndefined();
    expect((await client.call(placeForCustomer, wishFor(mobile))).refusal?.code).toBe(
      'too-many-requests',
    );
  });
});

describe('an address of an integrator', () => {
  const placedEvents = async (ids: readonly string[]) => {
    const { rows } = await app.world.db.query(
      `select id, type, subject, floor(extract(epoch from at) * 1000)::bigint as at, data from events
        where type = 'BookingPlaced' and subject = any($1)`,
      [ids],
    );
    return rows.map((row) => ({ ...row, at: Number(row.at) }));
  };
  const address = () => ({
    ...{ id: newId(), name: 'Gate', url: 'https://gate.example.com/news' },
    events: ['booking.placed' as const],
  });

  test('hears of what they have placed and of nothing else, and only they see it', async () => {
    const integrator = newId();
    const client = await somebody({ integrator });
    const other = await somebody();
    const wish = wishFor(freshMobile());
    await client.call(placeForCustomer, wish);
    const [mine, theirs] = [address(), address()];
    expect((await client.call(addOwnWebhook, mine)).value?.secret).toMatch(/^whsec_/);
    await other.call(addOwnWebhook, theirs);
    const news = await listWebhookNews(app.world.db, await placedEvents([wish.id, asha.bookingId]));
    expect(news.map(({ webhookId, bookingId }) => [webhookId, bookingId])).toEqual([
      [mine.id, wish.id],
    ]);
    const own = (await client.call(listOwnWebhooks, {})).value?.webhooks;
    expect(own).toMatchObject([{ id: mine.id, events: ['booking.placed'] }]);
    const all = (await admin.call(listWebhooks, {})).value?.webhooks ?? [];
    expect(all.find(({ id }) => id === mine.id)).toMatchObject({ integrator, ...mine });
    const touched = await other.call(switchOwnWebhook, { id: mine.id, on: false });
    expect(touched.refusal?.code).toBe('webhook-not-found');
    expect((await client.call(switchOwnWebhook, { id: mine.id, on: false })).value).toEqual({
      on: false,
    });
    // Only a colleague takes back what a colleague has switched off, also after its integrator had.
    const turn = (on: boolean) => client.call(switchOwnWebhook, { id: mine.id, on });
    expect((await turn(true)).value).toEqual({ on: true });
    await turn(false);
    await admin.call(switchWebhook, { id: mine.id, on: false });
    expect((await turn(true)).refusal?.code).toBe('webhook-held');
    await admin.call(switchWebhook, { id: mine.id, on: true });
    await turn(false);
    expect((await turn(true)).value).toEqual({ on: true });
  });

  test('is stored under names that a server of the version before does not know', async () => {
    const client = await somebody();
    const mine = address();
    await client.call(addOwnWebhook, mine);
    const { rows } = await app.world.db.query(
      `select 1 from webhooks where id = $1 and 'booking.placed' = any (events)`,
      [mine.id],
    );
    expect(rows).toEqual([]);
  });

  test('is one of twenty at the most, of which those that are off do not count', async () => {
    const client = await somebody();
    const all = Array.from({ length: 20 }, address);
    for (const one of all) expect((await client.call(addOwnWebhook, one)).status).toBe(200);
    const over = await client.call(addOwnWebhook, address());
    expect(over.refusal?.code).toBe('too-many-webhooks');
    await client.call(switchOwnWebhook, { id: all[0]?.id ?? '', on: false });
    expect((await client.call(addOwnWebhook, address())).status).toBe(200);
  });
});
