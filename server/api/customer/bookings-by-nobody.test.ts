import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelBooking } from '#contract/customer/cancel-booking.ts';
import { confirmContactCode } from '#contract/customer/confirm-contact-code.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { requestContactCode } from '#contract/customer/request-contact-code.ts';
import type { InputOf } from '#contract/operation.ts';
import { freezeBookings } from '#contract/ops/freeze-bookings.ts';
import { liftBookingFreeze } from '#contract/ops/lift-booking-freeze.ts';
import { listBookingFreezes } from '#contract/ops/list-booking-freezes.ts';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, DAY, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { expireBooking } from '#server/flows/booking/expire-booking.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { type LimitName, limits } from '#server/modules/identity/limits.ts';
import { type Account, cast, insertPerson, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { codeSentTo, freshMobile, signInDeps, solveCaptcha } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { bookingFreezeAnswers } from '../ops/booking-freezes.ts';
import { answerReadCaptcha } from '../public/captcha.ts';
import { bookingAnswers } from './bookings.ts';
import { answerConfirmContactCode, answerRequestContactCode } from './contact-codes.ts';

const LIMITS = { ...policy.openBookings, mostHourly: policy.bookingsPerHour };
let app: TestServer;
let ops: Client;
beforeAll(async () => {
  app = await startServer({
    answers: [
      ...[answerReadCaptcha, answerRequestContactCode, answerConfirmContactCode],
      ...[...bookingAnswers, ...bookingFreezeAnswers],
    ],
    server: (db) => ({
      ...signInDeps(),
      ...{
        facts: createAppCache(db),
        writePlacing: writePlacings(db, LIMITS),
        bookingLimits: LIMITS,
      },
      paymentProvider: 'sandbox',
    }),
  });
  const { db } = app.world;
  await sowSmallTown(db);
  for (let count = 0; count < 20; count += 1) await sowKarigar(db, { skills: [3] });
  ops = await clientOf(app, await insertPerson(db, cast.meera));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = NOW;
  await app.world.db.query('delete from throttles; delete from booking_freezes; delete from holds');
});

let places = 0;
const wish = (change: Partial<InputOf<typeof placeBooking>> = {}) => {
  places += 1;
  return {
    ...{ id: newId(), serviceId: 3, date: addDays('2026-11-23', places % 25), time: '10:00 AM' },
    address: {
      ...{ street: `${places} Hill Road`, city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: TOWN.near, landmark: '' },
    },
    ...{ paymentMethod: 'cash' as const, shownPricePaise: 80_000 },
    ...change,
  };
};

/** Somebody who has joined today. */
const newcomer = (change: Partial<Account> = {}) =>
  insertStranger(app.world.db, { createdAt: NOW - MINUTE, ...change });

async function at(address: string, person: Account): Promise<Client> {
  const signedIn = await clientOf(app, person);
  const client = app.client({ address });
  for (const [name, cookie] of signedIn.cookies) client.cookies.set(name, cookie);
  return client;
}

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | undefined }) =>
  refusal?.code ?? status;

async function withWork(client: Client, input: InputOf<typeof placeBooking>) {
  return client.call(placeBooking, { ...input, captcha: await solveCaptcha(client, 'booking') });
}

const rowOf = async (id: string) =>
  (await app.world.db.query('select status, firm_at, hold_until from bookings where id = $1', [id]))
    .rows[0];

test('a note sent with a booking is kept with it, the last one of a request sent again; without one nothing is kept', async () => {
  const client = await at('198.51.100.1', await newcomer());
  const noteOf = async (id: string) =>
    (await client.call(readBooking, { id })).value?.briefing.told;
  const note = { work: 'The flush leaks', access: 'Gate 2', atHome: 'Savita' };
  const first = wish({ briefing: note });
  const sent = await Promise.all(Array.from({ length: 5 }, () => client.call(placeBooking, first)));
  expect(sent.map(({ value }) => value?.noted)).toEqual(Array(5).fill(true));
  expect(await noteOf(first.id)).toEqual(note);
  const later = { ...note, access: 'Gate 3' };
  expect((await client.call(placeBooking, { ...first, briefing: later })).status).toBe(200);
  expect(await noteOf(first.id)).toEqual(later);
  const ofTheVersionBefore = { work: later.work, access: later.access };
  await client.call(placeBooking, { ...first, briefing: ofTheVersionBefore });
  expect(await noteOf(first.id)).toEqual(later);
  const { rows } = await app.world.db.query(
    "select from events where subject = $1 and type = 'KarigarBriefed'",
    [first.id],
  );
  expect(rows).toHaveLength(2);
  const shown = { shownFeePaise: 0, shownRefundPaise: 0 };
  expect((await client.call(cancelBooking, { id: first.id, ...shown })).status).toBe(200);
  const tooLate = await client.call(placeBooking, first);
  expect(tooLate.value).toMatchObject({ booking: { id: first.id }, noted: false });
  const silent = wish({ briefing: { work: '', access: '' } });
  const other = await at('198.51.100.2', await newcomer());
  const unsaid = await other.call(placeBooking, silent);
  expect([unsaid.status, unsaid.value?.noted]).toEqual([200, undefined]);
  expect((await other.call(readBooking, { id: silent.id })).value?.briefing.told).toBeNull();
  const long = await client.call(
    placeBooking,
    wish({ briefing: { ...note, work: 'x'.repeat(501) } }),
  );
  expect(codeOf(long)).toBe('invalid-input');
});

describe('R40 a cash booking', () => {
  test('of somebody whose mobile is proven is firm at once', async () => {
    const client = await at('198.51.100.1', await newcomer());
    const { value } = await client.call(placeBooking, wish());
    expect(value?.booking).toMatchObject({ confirmed: true, holdUntil: null });
  });

  test('says at once what credit could pay of it, as every later look at it does', async () => {
    const person = await newcomer();
    const client = await at('198.51.100.1', person);
    const first = await client.call(placeBooking, wish());
    await app.world.db.query(
      `insert into credits values ($1, $2, $3, 0, 90000, 'failed-you', now())`,
      [newId(), person.id, first.value?.booking.id],
    );
    const { value } = await client.call(placeBooking, wish({ paymentMethod: 'upi' }));
    const seen = await client.call(readBooking, { id: value?.booking.id ?? '' });
    expect(value?.booking.payment.creditPaise).toBe(80_000);
    expect(seen.value?.booking.payment).toEqual(value?.booking.payment);
  });

  test('of a customer whose mobile is not proven needs proof of work, and is held for a quarter of an hour', async () => {
    const client = await at('198.51.100.2', await newcomer({ mobile: freshMobile() }));
    const input = wish();
    expect(codeOf(await client.call(placeBooking, input))).toBe('captcha-check-failed');
    const { value } = await withWork(client, input);
    expect(value?.booking).toMatchObject({ confirmed: false, status: 'pending' });
    expect(await rowOf(input.id)).toMatchObject({ firm_at: null, hold_until: NOW + 15 * MINUTE });
    const { rowCount } = await app.world.db.query(
      `select from events where subject = $1 and data ->> 'wanted' = 'true'`,
      [input.id],
    );
    expect(rowCount).toBe(0);

    app.clock.now = NOW + 15 * MINUTE;
    const world = {
      ...{ pool: app.world.db, now: () => app.clock.now },
      facts: createAppCache(app.world.db),
    };
    await expireBooking(world, { bookingId: input.id, pendingAtGateway: false });
    expect(await rowOf(input.id)).toMatchObject({ status: 'expired' });
    const holds = await app.world.db.query('select from holds where booking_id = $1', [input.id]);
    expect(holds.rowCount).toBe(0);
  });

  test('becomes firm with the code that proves its mobile, and only what is still held for that mobile', async () => {
    const mobile = freshMobile();
    const person = await newcomer({ mobile });
    const client = await at('198.51.100.3', person);
    const [input, lapsed] = [wish(), wish()];
    app.clock.now = NOW - policy.hold.minutes * MINUTE;
    await withWork(client, lapsed);
    app.clock.now = NOW;
    await withWork(client, input);
    app.clock.now = NOW + MINUTE;
    const { value } = await client.call(requestContactCode, { mobile });
    const code = await codeSentTo(app.world.db, mobile);
    const typed = { challengeId: value!.challengeId, code };
    expect((await client.call(confirmContactCode, typed)).value?.user.mobileProven).toBe(true);
    expect(await rowOf(input.id)).toMatchObject({ firm_at: NOW + MINUTE, hold_until: null });
    expect(await rowOf(lapsed.id)).toMatchObject({ firm_at: null });
    const { rows } = await app.world.db.query(
      `select data ->> 'firm' as firm, data ->> 'wanted' as wanted from events
        where subject = $1 and type = 'BookingMadeFirm'`,
      [input.id],
    );
    expect(rows).toEqual([{ firm: 'true', wanted: 'true' }]);
  });
});

describe('how much is booked', () => {
  test('a family that books three services in one evening notices nothing', async () => {
    const client = await at('198.51.100.10', await newcomer());
    const { address, date } = wish();
    for (const time of ['05:00 PM', '06:00 PM', '07:00 PM'])
      expect(codeOf(await client.call(placeBooking, wish({ address, date, time })))).toBe(200);
  });

  test('proof of work is needed from the seventh booking of newcomers from one network; known customers need none', async () => {
    const codes: unknown[] = [];
    for (let time = 0; time < 8; time += 1) {
      const client = await at('203.0.113.5', await newcomer());
      codes.push(codeOf(await client.call(placeBooking, wish())));
    }
    expect(codes).toEqual([...Array(6).fill(200), ...Array(2).fill('captcha-check-failed')]);
    const known = await at('203.0.113.5', await newcomer({ createdAt: NOW - 30 * DAY }));
    expect(codeOf(await known.call(placeBooking, wish()))).toBe(200);
    const elsewhere = await at('198.51.100.20', await newcomer());
    expect(codeOf(await elsewhere.call(placeBooking, wish()))).toBe(200);
  });

  test('forty bookings an hour are taken from one network, whatever proof of work is given; refused ones do not count', async () => {
    const client = await at('203.0.113.6', await newcomer());
    expect(codeOf(await client.call(placeBooking, wish()))).toBe(200);
    await app.world.db.query(
      `update throttles set attempts = $1 where bucket like 'place/network:%'`,
      [limits['place/network'].attempts - 1],
    );
    for (let time = 0; time < 3; time += 1)
      expect(codeOf(await withWork(client, wish({ serviceId: 99 })))).toBe('service-unknown');
    expect(codeOf(await withWork(client, wish()))).toBe(200);
    expect(codeOf(await withWork(client, wish()))).toBe('too-many-requests');
  });

  const unproven = () => newcomer({ createdAt: NOW - 30 * DAY, mobile: freshMobile() });
  const fill = (limit: LimitName, attempts: number) =>
    app.world.db.query(`update throttles set attempts = $1 where bucket like $2`, [
      attempts,
      `${limit}:%`,
    ]);

  test('forty bookings a day are taken for one address from all who have proven no mobile, however it is spelt; a repeated request is answered', async () => {
    const client = await at('198.51.100.30', await unproven());
    const input = wish();
    expect(codeOf(await client.call(placeBooking, input))).toBe(200);
    await fill('place/door-unproven-day', limits['place/door-unproven-day'].attempts);
    const address = { ...input.address, street: `${input.address.street.toUpperCase()} .` };
    const other = await at('198.51.101.30', await unproven());
    expect(codeOf(await other.call(placeBooking, wish({ address })))).toBe('too-many-requests');
    expect(codeOf(await other.call(placeBooking, wish()))).toBe(200);
    expect(codeOf(await client.call(placeBooking, input))).toBe(200);
  });

  test('strangers who book to a home and under its mobile leave whoever lives there tries of their own', async () => {
    const lives = await newcomer({ createdAt: NOW - 30 * DAY });
    const { address } = wish();
    const stranger = await newcomer({ createdAt: NOW - 30 * DAY, mobile: lives.mobile });
    const theirs = await at('198.51.100.31', stranger);
    expect(codeOf(await theirs.call(placeBooking, wish({ address })))).toBe(200);
    await fill('place/mobile', limits['place/mobile'].attempts);
    await fill('place/door-unproven-day', limits['place/door-unproven-day'].attempts);
    await fill('place/door-day', limits['place/door-day'].strainsFrom);
    expect(codeOf(await theirs.call(placeBooking, wish({ address })))).toBe('too-many-requests');
    const home = await at('198.51.100.31', lives);
    const { strained } = limits['place/door-and-owner-day'];
    for (let time = 0; time < strained; time += 1)
      expect(codeOf(await home.call(placeBooking, wish({ address })))).toBe(200);
    expect(codeOf(await home.call(placeBooking, wish({ address })))).toBe('too-many-requests');
  });

  test('more newcomers than ever really come pause cash for newcomers, and operations lift it', async () => {
    const first = await at('198.51.100.40', await newcomer());
    expect(codeOf(await first.call(placeBooking, wish()))).toBe(200);
    await app.world.db.query(
      `update throttles set attempts = $1 where bucket like 'place/newcomers:%'`,
      [limits['place/newcomers'].strainsFrom],
    );
    const second = await at('198.51.101.40', await newcomer());
    expect(codeOf(await withWork(second, wish()))).toBe('cash-paused');
    for (let time = 0; time < limits['place/network'].strained; time += 1)
      expect(codeOf(await withWork(second, wish({ paymentMethod: 'upi' })))).toBe(200);
    expect(codeOf(await withWork(second, wish({ paymentMethod: 'upi' })))).toBe(
      'too-many-requests',
    );
    expect(app.log).toContainEqual(
      expect.objectContaining({ event: 'bookings-frozen', security: true }),
    );

    app.clock.now = NOW + 10 * MINUTE;
    const third = await at('198.51.103.40', await newcomer());
    expect(codeOf(await third.call(placeBooking, wish()))).toBe('cash-paused');
    const online = await third.call(placeBooking, wish({ paymentMethod: 'upi' }));
    expect(codeOf(online)).toBe(200);
    const known = await at('198.51.102.40', await newcomer({ createdAt: NOW - 30 * DAY }));
    expect(codeOf(await known.call(placeBooking, wish()))).toBe(200);

    const { value } = await ops.call(listBookingFreezes, {});
    expect(value?.freezes).toMatchObject([{ reason: 'many-newcomers', standing: true }]);
    const { id } = value!.freezes[0]!;
    const lifted = await ops.call(liftBookingFreeze, { id });
    expect(lifted.value?.freeze).toMatchObject({
      standing: false,
      liftedBy: `ops:${cast.meera.id}`,
    });
    expect(codeOf(await third.call(placeBooking, wish()))).toBe(200);
  });

  test('operations pause it by hand, once at a time; it lapses by itself', async () => {
    expect(codeOf(await ops.call(freezeBookings, {}))).toBe(200);
    expect(codeOf(await ops.call(freezeBookings, {}))).toBe('booking-freeze-standing');
    const client = await at('198.51.100.50', await newcomer());
    expect(codeOf(await client.call(placeBooking, wish()))).toBe('cash-paused');
    app.clock.now = NOW + 120 * MINUTE;
    expect(codeOf(await client.call(placeBooking, wish()))).toBe(200);
    expect(codeOf(await ops.call(liftBookingFreeze, { id: newId() }))).toBe(
      'booking-freeze-not-found',
    );
  });
});
