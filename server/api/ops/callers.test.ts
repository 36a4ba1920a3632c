import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmContactCode } from '#contract/customer/confirm-contact-code.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { requestContactCode } from '#contract/customer/request-contact-code.ts';
import type { InputOf } from '#contract/operation.ts';
import { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { findCaller } from '#contract/ops/find-caller.ts';
import { listAudit } from '#contract/ops/list-audit.ts';
import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { readServiceChoices } from '#contract/ops/read-service-choices.ts';
import { POLICY_VERSION, policy } from '#contract/policy.ts';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import { paramsOf } from '#contract/refusal-params.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { sweepIdentity } from '#server/flows/identity/sweep-identity.ts';
import { writeMessages } from '#server/flows/messaging/write-messages.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { answersOf } from '#server/routes.ts';
import { bookingRequest } from '#testing/belongings.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import {
  askForCode,
  codeSentTo,
  freshBrowser,
  freshMobile,
  lastMessageTo,
  signInDeps,
  TEST_KEYS,
} from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';

const LIMITS = { ...policy.openBookings, mostHourly: policy.bookingsPerHour };
let app: TestServer;
let meera: Client;
let meeraId: string;
beforeAll(async () => {
  app = await startServer({
    answers: answersOf,
    server: (db) => ({
      ...signInDeps(),
      facts: createAppCache(db),
      ...{ writePlacing: writePlacings(db, LIMITS), bookingLimits: LIMITS },
      paymentProvider: 'sandbox',
    }),
  });
  const { db } = app.world;
  await sowSmallTown(db);
  await sowKarigar(db, { skills: [3] });
  const person = await insertStranger(db, { role: 'ops', fullName: 'Meera Joshi' });
  meeraId = person.id;
  meera = await clientOf(app, person, { remember: true });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = NOW;
});

type Wish = InputOf<typeof bookForCaller>;
const wish = (change: Partial<Wish> = {}): Wish => ({
  ...bookingRequest(),
  ...{ mobile: freshMobile(), language: 'hi', name: 'Asha Kulkarni', paymentMethod: 'cash' },
  ...change,
});
const count = async (sql: string, values: unknown[]) =>
  Number((await app.world.db.query(`select count(*) as n from ${sql}`, values)).rows[0].n);

/** Does for `BookingPlaced` what the relay would do. */
async function tell(bookingId: string): Promise<void> {
  const { rows } = await app.world.db.query(
    `select id, type, subject, data from events where subject = $1 and type = 'BookingPlaced'`,
    [bookingId],
  );
  const { db: pool } = app.world;
  const messenger = { channels: ['sms', 'whatsapp', 'email'] as const };
  await writeMessages(
    { pool, now: () => app.clock.now, keys: TEST_KEYS, messenger },
    rows as never,
  );
}

async function comeIn(mobile: string): Promise<Client> {
  const client = freshBrowser(app);
  app.clock.now += MINUTE;
  const asked = await askForCode(client, app.world.db, mobile);
  const said = { acceptedTerms: true, version: POLICY_VERSION, language: 'mr' } as const;
  const { value, refusal } = await client.call(confirmSignInCode, { ...asked, ...said });
  if (!value) throw new Error(refusal?.code);
  return client;
}
async function proveMobile(client: Client, mobile: string): Promise<void> {
  const sent = await client.call(requestContactCode, { mobile });
  const challengeId = sent.value?.challengeId ?? '';
  const code = await codeSentTo(app.world.db, mobile);
  expect((await client.call(confirmContactCode, { challengeId, code })).status).toBe(200);
}
const bookingsOf = async (client: Client) =>
  (await client.call(listBookings, {})).value?.bookings.map(({ id, confirmed }) => ({
    id,
    confirmed,
  }));

test('a mobile is enough: what is booked for an unknown caller is held, a link goes to the mobile, and who booked it stands in the history and the audit', async () => {
  const asked = wish();
  expect((await meera.call(findCaller, { mobile: asked.mobile })).value).toEqual({
    ...{ customer: null, places: [], claimedElsewhere: false },
  });
  const { value } = await meera.call(bookForCaller, asked);
  expect(value).toMatchObject({
    ...{ bookingId: asked.id, firm: false, reference: expect.stringMatching(/^AGN-/) },
    toldBy: ['whatsapp'],
  });
  expect(Date.parse(value?.holdUntil ?? '')).toBe(NOW + policy.hold.minutes * MINUTE);
  await tell(asked.id);
  expect(await lastMessageTo(app.world.db, asked.mobile)).toMatchObject({
    ...{ template: 'booking-to-confirm', params: { bookingId: asked.id } },
  });
  const file = await meera.call(readBookingFile, { id: asked.id });
  expect(file.value?.timeline.find(({ type }) => type === 'BookingPlaced')).toMatchObject({
    ...{ by: 'ops', byName: 'Meera Joshi' },
  });
  const audit = await meera.call(listAudit, { by: meeraId, about: asked.id });
  expect(audit.value?.entries.map(({ name }) => name)).toContain('BookingPlaced');
  const found = await meera.call(findCaller, { mobile: asked.mobile });
  expect(found.value).toMatchObject({
    customer: { id: value?.customerId, name: 'Asha Kulkarni', mobileProven: false, bookings: 1 },
    places: [{ pincode: asked.address.pincode, society: asked.address.society ?? null }],
  });
  expect(JSON.stringify(found.value?.places)).not.toContain('702');
});

test('nobody signs in to the account before the mobile is proven; with the first code it is theirs, the booking is firm and they find it', async () => {
  const asked = wish();
  const { value } = await meera.call(bookForCaller, asked);
  const client = await comeIn(asked.mobile);
  expect(await bookingsOf(client)).toEqual([{ id: asked.id, confirmed: true }]);
  const { rows } = await app.world.db.query(
    'select id, language, terms_version from users where mobile = $1',
    [asked.mobile],
  );
  expect(rows).toEqual([{ id: value?.customerId, language: 'mr', terms_version: POLICY_VERSION }]);
});

test('on a proven mobile too what is booked for a caller is held until its owner types a code there: the number of a call can be faked', async () => {
  const mobile = freshMobile();
  const owner = await insertStranger(app.world.db, { mobile, mobileProven: true });
  const asked = wish({ mobile });
  const { value } = await meera.call(bookForCaller, asked);
  expect(value).toMatchObject({ customerId: owner.id, firm: false });
  expect(Date.parse(value?.holdUntil ?? '')).toBe(NOW + policy.hold.minutes * MINUTE);
  await tell(asked.id);
  expect(await lastMessageTo(app.world.db, mobile)).toMatchObject({
    template: 'booking-to-confirm',
  });
  const client = await clientOf(app, owner);
  expect(await bookingsOf(client)).toEqual([{ id: asked.id, confirmed: false }]);
  app.clock.now += MINUTE;
  await proveMobile(client, mobile);
  expect(await bookingsOf(client)).toEqual([{ id: asked.id, confirmed: true }]);
});

test('an account that only claims the mobile gets no booking of whoever calls from it, until its owner proves the mobile there', async () => {
  const mobile = freshMobile();
  const claimant = await insertStranger(app.world.db, { mobile, mobileProven: false });
  const asked = wish({ mobile });
  const { value } = await meera.call(bookForCaller, asked);
  expect(value?.customerId).not.toBe(claimant.id);
  const found = await meera.call(findCaller, { mobile });
  expect(found.value).toMatchObject({
    claimedElsewhere: true,
    customer: { id: value?.customerId },
  });
  const theirs = await clientOf(app, claimant);
  expect(await bookingsOf(theirs)).toEqual([]);
  app.clock.now += MINUTE;
  await proveMobile(theirs, mobile);
  expect(await bookingsOf(theirs)).toEqual([{ id: asked.id, confirmed: true }]);
});

test('pressed twice, or at once, there is one account and one booking; the same id for something else is refused', async () => {
  const asked = wish();
  const answers = await Promise.all([1, 2, 3].map(() => meera.call(bookForCaller, asked)));
  expect(new Set(answers.map(({ value }) => value?.bookingId))).toEqual(new Set([asked.id]));
  expect(await count('users where mobile = $1', [asked.mobile])).toBe(1);
  expect(await count('bookings where phone = $1', [asked.mobile])).toBe(1);
  const other = await meera.call(bookForCaller, { ...asked, mobile: freshMobile() });
  expect(other.refusal?.code).toBe('booking-id-reused');
});

test('an hour that was taken meanwhile is refused with others that are free', async () => {
  const first = wish();
  await meera.call(bookForCaller, first);
  const { date, time } = first;
  const { refusal } = await meera.call(bookForCaller, wish({ date, time }));
  expect(refusal?.code).toBe('slot-taken');
  expect(refusal && paramsOf(refusal as never, 'slot-taken')?.alternatives?.length).toBeGreaterThan(
    0,
  );
});

test('the customer’s own rules hold: another price, an hour too soon, a place that is not served, a closed account', async () => {
  const refused = async (change: Partial<Wish>) =>
    (await meera.call(bookForCaller, wish(change))).refusal?.code;
  const { address } = bookingRequest();
  expect(await refused({ shownPricePaise: 79_900 })).toBe('price-changed');
  expect(await refused({ date: '2026-11-20' })).toBe('too-soon');
  expect(await refused({ address: { ...address, pincode: '110001' } })).toBe('outside-served-area');
  const known = wish();
  await meera.call(bookForCaller, known);
  await app.world.db.query('update users set disabled_at = now() where mobile = $1', [
    known.mobile,
  ]);
  expect(await refused({ mobile: known.mobile })).toBe('user-disabled');
  const client = freshBrowser(app);
  app.clock.now += MINUTE;
  const code = await askForCode(client, app.world.db, known.mobile);
  expect((await client.call(confirmSignInCode, code)).refusal?.code).toBe('user-disabled');
});

test('a caller without a booking is forgotten after 30 days, and nobody else', async () => {
  const kept = wish();
  await meera.call(bookForCaller, kept);
  const gone = wish({ date: '2026-11-20' });
  expect((await meera.call(bookForCaller, gone)).refusal?.code).toBe('too-soon');
  const { db } = app.world;
  await sweepIdentity(db, TEST_KEYS, NOW + 29 * DAY);
  expect(await count('users where mobile = $1', [gone.mobile])).toBe(1);
  await sweepIdentity(db, TEST_KEYS, NOW + 31 * DAY);
  expect(await count('users where mobile = $1', [gone.mobile])).toBe(0);
  expect(await count('users where mobile = $1', [kept.mobile])).toBe(1);
});

test('of accounts for callers only unused ones go: not a paused one, nor one with a case; and one that cannot go keeps no other', async () => {
  const { db } = app.world;
  const made = async () => {
    const asked = wish({ date: '2026-11-20' });
    await meera.call(bookForCaller, asked);
    const { rows } = await db.query('select id from users where mobile = $1', [asked.mobile]);
    return rows[0].id as string;
  };
  const [paused, asking, stuck, gone] = [await made(), await made(), await made(), await made()];
  await db.query('update users set disabled_at = now() where id = $1', [paused]);
  await db.query(
    `insert into cases (id, number, kind, about, user_id, opened_at, opened_by, resolve_by, due_at, due_what, changed_at, changed_by)
      values ($1::uuid, 'C-9001', 'complaint', $1::text, $2, now(), 'house', now(), now(), 'resolve', now(), 'house')`,
    [newId(), asking],
  );
  // Anything that still points to it.
  await db.query('insert into cash_banked values ($1, 100, $2, $3, now())', [
    newId(),
    stuck,
    stuck,
  ]);
  const swept = await sweepIdentity(db, TEST_KEYS, NOW + 31 * DAY);
  expect(swept).toMatchObject({ callersLeft: 1 });
  const { rows } = await db.query('select id, mobile from users where id = any($1) order by id', [
    [paused, asking, stuck, gone],
  ]);
  expect(rows.map(({ id }) => id)).toEqual([paused, asking, stuck].sort());
  expect(rows.every(({ mobile }) => mobile !== null)).toBe(true);
});

test('an account made for a caller beside one that has proven the mobile is joined to it at the next code, and what was held is firm', async () => {
  const asked = wish();
  await meera.call(bookForCaller, asked);
  const { mobile } = asked;
  const owner = await insertStranger(app.world.db, { mobile, mobileProven: true });
  const client = await comeIn(mobile);
  expect(await bookingsOf(client)).toEqual([{ id: asked.id, confirmed: true }]);
  expect(await count('users where mobile = $1', [mobile])).toBe(1);
  expect(await count('bookings where user_id = $1', [owner.id])).toBe(1);
});

test('a booking for an account without a name bears the name that was said; a proven account is not renamed', async () => {
  const mobile = freshMobile();
  const owner = await insertStranger(app.world.db, { mobile, mobileProven: true });
  await app.world.db.query('update users set full_name = null where id = $1', [owner.id]);
  const asked = wish({ mobile, name: 'Zubeida Khan' });
  expect((await meera.call(bookForCaller, asked)).status).toBe(200);
  expect(await count(`bookings where id = $1 and name = 'Zubeida Khan'`, [asked.id])).toBe(1);
  expect(await count('users where id = $1 and full_name is null', [owner.id])).toBe(1);
});

test('a paused caller does not escape the pause by proving the mobile in another account', async () => {
  const asked = wish();
  await meera.call(bookForCaller, asked);
  const { mobile } = asked;
  await app.world.db.query('update users set disabled_at = now() where mobile = $1', [mobile]);
  const other = await insertStranger(app.world.db, { mobile, mobileProven: false });
  const client = await clientOf(app, other);
  app.clock.now += MINUTE;
  const sent = await client.call(requestContactCode, { mobile });
  const challengeId = sent.value?.challengeId ?? '';
  const code = await codeSentTo(app.world.db, mobile);
  const { refusal } = await client.call(confirmContactCode, { challengeId, code });
  expect(refusal?.code).toBe('mobile-already-in-use');
});

test('what a caller chooses is asked as on the page of the service, and its price and hours are those of the booking', async () => {
  const { db } = app.world;
  const asked = await meera.call(readServiceChoices, { serviceId: '3', lang: 'hi' });
  const { durationMinutes = 0, choices = [] } = asked.value ?? {};
  const items = choices.flatMap((one) => one.items);
  const added = ['pipe-leak', 'all-taps'].map((key) => items.find((one) => one.key === key));
  const sum = (of: 'pricePaise' | 'minutes') =>
    added.reduce((all, one) => all + (one?.[of] ?? Number.NaN), 0);
  expect(choices.map(({ kind }) => kind)).toEqual(['one', 'one', 'any']);
  expect(choices[0]?.question).toMatch(/[ऀ-ॿ]/);
  const option = 'pipe-leak.all-taps';
  const shownPricePaise = 80_000 + sum('pricePaise');
  const { value, refusal } = await meera.call(bookForCaller, wish({ option, shownPricePaise }));
  expect(refusal).toBeUndefined();
  const { rows } = await db.query(
    `select option_key as option, price_paise, extract(epoch from ends_at - starts_at)::int / 60 as minutes
      from bookings where id = $1`,
    [value?.bookingId],
  );
  expect(rows).toEqual([
    { option, price_paise: shownPricePaise, minutes: durationMinutes + sum('minutes') },
  ]);
  const both = await meera.call(bookForCaller, wish({ option: 'pipe-leak.basin' }));
  expect(both.refusal?.code).toBe('option-unavailable');
  const none = await meera.call(readServiceChoices, { serviceId: '99', lang: 'en' });
  expect(none.refusal?.code).toBe('service-unknown');
});
