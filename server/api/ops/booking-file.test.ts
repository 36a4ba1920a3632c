import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBookingContacts } from '#contract/ops/open-booking-contacts.ts';
import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { searchOps } from '#contract/ops/search-ops.ts';
import { newId } from '#kernel/ids.ts';
import { openItem } from '#server/flows/steps/inbox/open-item.ts';
import { recordBriefing } from '#server/modules/visit/briefing-store.ts';
import { type Account, insertStaff, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { freshMobile, signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { bookingFileAnswers } from './booking-file.ts';

let app: TestServer;
let asha: Account;
let meera: Client;
let meeraId: string;
let bookingId: string;
let reference: string;
let karigarId: number;
beforeAll(async () => {
  app = await startServer({ answers: bookingFileAnswers, server: () => ({ ...signInDeps() }) });
  const db = app.world.db;
  await sowSmallTown(db);
  await sowWorker(db);
  asha = await insertStranger(db, {
    ...{ fullName: 'Ashalata Kulkarni-Deshpande', mobile: freshMobile(), mobileProven: true },
  });
  const visit = await visitAt(visitDeps(db), asha, 'arrived');
  bookingId = visit.bookingId;
  karigarId = visit.ravi.karigarId;
  const { rows } = await db.query('select reference from bookings where id = $1', [bookingId]);
  reference = rows[0].reference;
  const person = await insertStranger(db, { role: 'ops', fullName: 'Meera Joshi' });
  meeraId = person.id;
  meera = await clientOf(app, person, { at: START, remember: true });
});
afterAll(() => app.close());

test.each([
  ['the reference as it is read out', () => reference.toLowerCase().replaceAll('-', ' ')],
  ['the reference without its beginning', () => reference.slice(4)],
  [
    'a mobile number as people write it',
    () => `0${asha.mobile?.slice(3, 8)} ${asha.mobile?.slice(8)}`,
  ],
  ['the beginning of a second name', () => 'kulkar'],
  ['an e-mail address', () => asha.email ?? ''],
])('operations find a booking by %s', async (_, query) => {
  const { value } = await meera.call(searchOps, { query: query() });
  expect(value?.bookings.map(({ id }) => id)).toEqual([bookingId]);
});

test('search results show no whole mobile number, and an unknown reference finds nothing', async () => {
  const { value } = await meera.call(searchOps, { query: asha.mobile ?? '' });
  expect(value).toMatchObject({ by: 'mobile', customers: [{ id: asha.id, mobileProven: true }] });
  expect(JSON.stringify(value)).not.toContain(asha.mobile);
  expect(JSON.stringify(value)).not.toContain(asha.email);
  const { rows } = await app.world.db.query('select name from karigars where id = $1', [karigarId]);
  const karigar = await meera.call(searchOps, { query: rows[0].name });
  expect(karigar.value?.karigars).toContainEqual(expect.objectContaining({ id: karigarId }));
  for (const query of ["'; drop table users", '& | !', '%%', 'AGN-2222-2222', '+919999999999'])
    expect((await meera.call(searchOps, { query })).value).toMatchObject({
      ...{ bookings: [], customers: [] },
    });
  expect((await meera.call(searchOps, { query: ' a ' })).status).toBe(422);
});

test('the file of a booking says how it stands, who comes, what is paid, what happened and what comes next', async () => {
  const { value } = await meera.call(readBookingFile, { id: bookingId });
  expect(value).toMatchObject({
    booking: { reference, status: 'arrived', pricePaise: 80_000, firm: true },
    customer: { id: asha.id, name: 'Ashalata Kulkarni-Deshpande' },
    visits: [{ dayId: bookingId, crew: [{ karigarId, leads: true }] }],
    money: {
      state: 'paid',
      figures: [
        { name: 'agreed', amountPaise: 80_000, of: [{ name: 'full', amountPaise: 80_000 }] },
        { name: 'paid', amountPaise: 80_000 },
        { name: 'with-us', amountPaise: 80_000, of: [{ name: 'paid', amountPaise: 80_000 }] },
        { name: 'due', amountPaise: 0, of: [] },
      ],
      parts: [{ kind: 'full', state: 'paid' }],
    },
    acts: [
      ...['assign', 'start', 'break-off', 'contact-try', 'customer-no-show', 'safety-exit'],
      ...['cancel', 'call-off'],
    ],
    next: { move: 'platformCancel' },
    items: [],
  });
  expect(value?.steps.map(({ name, state }) => `${name} ${state}`).slice(2, 5)).toEqual([
    'dispatched done',
    'arrived now',
    'in_progress ahead',
  ]);
  expect(value?.timeline.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['BookingPlaced', 'PaymentSettled', 'KarigarArrived']),
  );
  expect((await meera.call(readBookingFile, { id: newId() })).refusal?.code).toBe(
    'booking-not-found',
  );
});

test('a number is shown for a reason, and the booking’s timeline says to whom and why', async () => {
  const why = 'The guard does not let the Karigar in.';
  const savita = { atHome: 'Savita', atHomeMobile: '+919820077332' };
  await recordBriefing(app.world.db, bookingId, { work: '', access: '', ...savita }, START);
  const { value } = await meera.call(openBookingContacts, { id: bookingId, why });
  expect(value?.customer.mobile).toBe(asha.mobile);
  expect(value?.atHome).toEqual({ name: 'Savita', mobile: savita.atHomeMobile });
  expect(value?.karigars.map(({ id }) => id)).toEqual([karigarId]);
  const file = await meera.call(readBookingFile, { id: bookingId });
  expect(file.value?.timeline.at(-1)).toMatchObject({
    ...{ type: 'ContactsOpened', by: 'ops', byName: 'Meera Joshi', why },
  });
  const { rows } = await app.world.db.query(
    `select actor from events where type = 'ContactsOpened' and subject = $1`,
    [bookingId],
  );
  expect(rows).toEqual([{ actor: `ops:${meeraId}` }]);
});

test('of what is open about a booking the file answers with what its reader has in the inbox', async () => {
  const { db } = app.world;
  const id = newId();
  const item = { kind: 'safety-exit', about: bookingId, bookingId, harms: 'karigar' } as const;
  const rest = { harmAt: START, meanwhile: { does: 'nothing' } } as const;
  await openItem(db, { id, item: { ...item, ...rest }, why: 'test' }, START);
  const person = await insertStranger(db, { role: 'ops' });
  await insertStaff(db, person.id, ['finance']);
  const finance = await clientOf(app, person, { at: START, remember: true });
  const itemsFor = async (client: Client) =>
    (await client.call(readBookingFile, { id: bookingId })).value?.items.map(({ kind }) => kind);
  expect(await itemsFor(meera)).toEqual(['safety-exit']);
  expect(await itemsFor(finance)).toEqual([]);
});
