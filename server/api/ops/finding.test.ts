import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Address } from '#contract/fields/address.ts';
import { readPaymentFile } from '#contract/ops/read-payment-file.ts';
import { readSocietyFile } from '#contract/ops/read-society-file.ts';
import { searchOps } from '#contract/ops/search-ops.ts';
import { newId } from '#kernel/ids.ts';
import { recordLead } from '#server/modules/support/store.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowCustomer, sowKarigar, sowSmallTown, sowSociety, TOWN } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { bookingFileAnswers } from './booking-file.ts';
import { fileAnswers } from './files.ts';

let app: TestServer;
let meera: Client;
let [atHome, inStreet, attempt] = ['', '', ''];
let mobileEnd = '';
beforeAll(async () => {
  const answers = [...bookingFileAnswers, ...fileAnswers];
  app = await startServer({ answers, server: () => ({ ...signInDeps() }) });
  const { db } = app.world;
  await sowSmallTown(db);
  await sowKarigar(db);
  await sowKarigar(db);
  await sowSociety(db, { weekday: 3, startsMinute: 840, endsMinute: 960 });
  const deps = paymentDeps(db, NOW);
  app.clock.now = NOW;
  const asha = await sowCustomer(db, 'Ashalata Kulkarni');
  const nasreen = await sowCustomer(db, 'Ashalata Momin');
  mobileEnd = asha.mobile.slice(-4);
  const home = (more: Partial<Address>) => ({
    address: {
      ...{ street: 'Hill Road', city: 'Mumbai', state: 'Maharashtra', landmark: '' },
      ...{ pincode: TOWN.near, ...more },
    },
  });
  const society = { society: 'Sahyadri Heights CHS Ltd', wing: 'B', flat: '702' };
  atHome = await bookOnline(deps, asha, home(society));
  inStreet = await bookOnline(deps, nasreen, home({ street: 'Flat 11, Rose Villa, Hill Road' }));
  attempt = await payFor(deps, asha, atHome);
  meera = await clientOf(app, await insertStranger(db, { role: 'ops' }), { at: NOW });
});
afterAll(() => app.close());

const found = async (query: string) => (await meera.call(searchOps, { query })).value;
const bookingsBy = async (query: string) =>
  (await found(query))?.bookings.map(({ id }) => id).toSorted();

test('a home is found by its society, with or without the flat, and where both stand in the street', async () => {
  expect(await bookingsBy('sahyadri heights')).toEqual([atHome]);
  expect(await bookingsBy('B-702 Sahyadri')).toEqual([atHome]);
  expect(await bookingsBy('Sahyadri B702')).toEqual([atHome]);
  expect(await bookingsBy('703 Sahyadri')).toEqual([]);
  expect(await bookingsBy('Sahyadri B')).toEqual([atHome]);
  expect(await bookingsBy('Sahyadri C')).toEqual([]);
  expect(await bookingsBy('C702 Sahyadri')).toEqual([]);
  expect(await bookingsBy('rose villa 11')).toEqual([inStreet]);
  expect(await bookingsBy('rose villa 12')).toEqual([]);
  expect(await found('Heights')).toMatchObject({
    societies: [{ name: 'Sahyadri Heights CHS Ltd', pincode: TOWN.near }],
  });
  // Only who names the door is told who lives there.
  expect((await found('Sahyadri'))?.customers).toEqual([]);
  expect((await found('Sahyadri 702'))?.customers).toMatchObject([{ name: 'Ashalata Kulkarni' }]);
});

test('a flat that is said without its society finds its homes, in whatever order and form', async () => {
  for (const query of ['B702', 'b-702', '702 B', 'flat 702, B wing'])
    expect(await bookingsBy(query), query).toEqual([atHome]);
  expect((await found('B702'))?.customers).toMatchObject([{ name: 'Ashalata Kulkarni' }]);
  expect(await bookingsBy('C702')).toEqual([]);
  expect(await bookingsBy('702')).toEqual([atHome]);
  expect((await found('702'))?.customers).toMatchObject([{ name: 'Ashalata Kulkarni' }]);
  expect(await bookingsBy('703')).toEqual([]);
  expect(await bookingsBy('Flat 11')).toEqual([inStreet]);
});

test('the last four digits of a mobile tell two people of one name apart, and a pincode names its bookings', async () => {
  const names = async (query: string) => (await found(query))?.customers.map(({ name }) => name);
  expect(await names('ashalata')).toHaveLength(2);
  expect(await names(`ashalata ${mobileEnd}`)).toEqual(['Ashalata Kulkarni']);
  expect(await bookingsBy(TOWN.near)).toEqual([atHome, inStreet].toSorted());
  expect(await bookingsBy('400999')).toEqual([]);
});

test('a payment is found by the gateway’s number and by ours, and its file says what it was for and what can go back', async () => {
  const { value } = await meera.call(readPaymentFile, { id: attempt });
  expect(value).toMatchObject({
    payment: { id: attempt, state: 'succeeded', amountPaise: 80_000, leftPaise: 80_000 },
    booking: { id: atHome },
    customer: { name: 'Ashalata Kulkarni' },
    ...{ parts: [{ kind: 'full', amountPaise: 80_000 }], refunds: [], paidOut: null },
  });
  expect(value?.history.map(({ type }) => type)).toContain('PaymentSettled');
  for (const number of [value?.payment.gatewayReference, value?.payment.orderReference]) {
    const hit = await found(number ?? '');
    expect(hit?.payments).toMatchObject([{ kind: 'payment', id: attempt, bookingId: atHome }]);
    expect(hit?.bookings.map(({ id }) => id)).toEqual([atHome]);
  }
  expect((await meera.call(readPaymentFile, { id: newId() })).refusal?.code).toBe(
    'payment-not-found',
  );
});

test('the file of a society says what it asks of visitors and who is visited there', async () => {
  const [society] = (await found('Sahyadri'))?.societies ?? [];
  const { value } = await meera.call(readSocietyFile, { societyId: society?.id ?? 0 });
  expect(value).toMatchObject({
    society: { name: 'Sahyadri Heights CHS Ltd', gateNeedsPass: true },
    before: { bookings: 0, homes: 0 },
  });
  expect(value?.society.quietHours).toEqual([{ weekday: 3, startsMinute: 840, endsMinute: 960 }]);
  const unknown = await meera.call(readSocietyFile, { societyId: 2_000_000_000 });
  expect(unknown.refusal?.code).toBe('society-unknown');
});

test('of a society with more bookings than are shown, the soonest ahead come first and then the latest', async () => {
  const { db } = app.world;
  const days = [-9000, ...Array.from({ length: 15 }, (_, at) => at + 40)];
  // Written in an order that is none of time, so that only the question can put them right.
  const shuffled = [...days, ...days.map((day) => -day - 3)].toSorted((a, b) => (a % 7) - (b % 7));
  for (const day of shuffled)
    await db.query(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
          'reference', 'AGN-' || upper(substr(md5(random()::text), 1, 4)) || '-' || upper(substr(md5(random()::text), 1, 4)),
          'starts_at', b.starts_at + span, 'ends_at', b.ends_at + span, 'until_at', b.until_at + span))).*
        from bookings b, make_interval(days => $2) span where id = $1`,
      [atHome, day],
    );
  const { rows } = await db.query<{ id: string }>(
    `select id from bookings where address ->> 'society' like 'Sahyadri%'
      order by starts_at < $1, abs(extract(epoch from starts_at - $1)) limit 20`,
    [new Date(NOW)],
  );
  for (const query of ['Sahyadri', 'B702', 'B702 Sahyadri'])
    expect(
      (await found(query))?.bookings.map(({ id }) => id),
      query,
    ).toEqual(rows.map(({ id }) => id));
});

test('of very many whose names begin alike the first by the alphabet are shown, however they were written', async () => {
  await app.world.db.query(
    `insert into users (id, email, full_name, roles, created_at)
      select gen_random_uuid(), 'zubin' || n || '@example.com', 'Zubin ' || lpad((9999 - n)::text, 4, '0'), '{customer}', now()
        from generate_series(1, 2500) n`,
  );
  const names = (await found('zub'))?.customers.map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 20 }, (_, at) => `Zubin ${7499 + at}`));
});

test('in a street and at a door that thousands have the soonest ahead come first as well', async () => {
  const { db } = app.world;
  // No two at one hour, and written in an order that is none of time; in portions, each within the time of a statement.
  for (let from = 1; from <= 5200; from += 400)
    await db.query(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
          'reference', 'AGN-' || upper(substr(md5('a' || n), 1, 4)) || '-' || upper(substr(md5('b' || n), 1, 4)),
          'address', b.address || '{"street": "Flat 1207, Linking Road"}',
          'starts_at', b.starts_at + span, 'ends_at', b.ends_at + span, 'until_at', b.until_at + span))).*
        from bookings b, generate_series($2::int, $2 + 399) n, make_interval(days => 20 + ((n * 2741) % 5200 - 2600)) span
        where id = $1
        on conflict do nothing`,
      [inStreet, from],
    );
  const { rows } = await db.query<{ id: string }>(
    `select id from bookings where address ->> 'street' like '%Linking Road'
      order by starts_at < $1, abs(extract(epoch from starts_at - $1)), id limit 20`,
    [new Date(NOW)],
  );
  const { rows: counted } = await db.query(
    `select count(*) > 5000 as many from bookings where address ->> 'street' like '%Linking Road'`,
  );
  expect(counted).toEqual([{ many: true }]);
  for (const query of ['Linking', 'linking roa', '1207', 'flat 1207 Linking'])
    expect(
      (await found(query))?.bookings.map(({ id }) => id),
      query,
    ).toEqual(rows.map(({ id }) => id));
});

test('somebody who has asked for a call is found by their mobile, with the case that has everything about it', async () => {
  const { db } = app.world;
  const [first, second] = [newId(), newId()];
  const asked = { name: 'Farida Khan', mobile: '+919820012345', area: 'Andheri' } as const;
  for (const id of [first, second])
    await recordLead(db, { id, ...asked, serviceInterest: 'plumbing', language: 'en' }, NOW);
  await db.query(
    `insert into cases (id, number, kind, about, lead_id, opened_at, opened_by, resolve_by, due_at, due_what, changed_at, changed_by)
      values ($1, 'L-1001', 'call-back', $2::text, $2::uuid, $3, 'house', $3, $3, 'resolve', $3, 'house')`,
    [newId(), first, new Date(NOW)],
  );
  const hits = (await found('98200 12345'))?.callBacks ?? [];
  expect(hits.map(({ id, name, caseNumber }) => [id, name, caseNumber]).toSorted()).toEqual(
    [
      [first, 'Farida Khan', 'L-1001'],
      [second, 'Farida Khan', null],
    ].toSorted(),
  );
});
