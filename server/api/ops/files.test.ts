import { afterAll, beforeAll, expect, test } from 'vitest';
import { listKarigars } from '#contract/ops/list-karigars.ts';
import { readCustomerFile } from '#contract/ops/read-customer-file.ts';
import { readKarigarFile } from '#contract/ops/read-karigar-file.ts';
import { recordKarigarCheck } from '#contract/ops/record-karigar-check.ts';
import { type WatchedFile, watchFile } from '#contract/ops/watch-file.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia, MINUTE, SECOND } from '#kernel/time.ts';
import { recordKarigarCheck as writeCheck } from '#server/flows/karigar/record-karigar-check.ts';
import { recordCommitment } from '#server/modules/availability/commitment-store.ts';
import { recordAttendance } from '#server/modules/visit/attendance-store.ts';
import { type Account, insertStaff, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { freshMobile, signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { fileAnswers } from './files.ts';
import { colleagueAnswers } from './staff.ts';

let app: TestServer;
let asha: Account;
let meera: Client;
let bookingId: string;
let karigarId: number;
beforeAll(async () => {
  app = await startServer({
    answers: [...fileAnswers, ...colleagueAnswers],
    server: () => ({ ...signInDeps() }),
  });
  const db = app.world.db;
  await sowSmallTown(db);
  await sowWorker(db);
  asha = await insertStranger(db, {
    ...{ fullName: 'Asha Kulkarni', mobile: freshMobile(), mobileProven: true },
  });
  const visit = await visitAt(visitDeps(db), asha, 'arrived');
  bookingId = visit.bookingId;
  karigarId = visit.ravi.karigarId;
  const person = await insertStranger(db, { role: 'ops', fullName: 'Meera Joshi' });
  app.clock.now = START;
  meera = await clientOf(app, person, { at: START, remember: true });
});
afterAll(() => app.close());

test('the file of a customer has their bookings as their own page has them, and shows no whole number', async () => {
  const { value } = await meera.call(readCustomerFile, { userId: asha.id });
  expect(value).toMatchObject({
    customer: { name: 'Asha Kulkarni', mobileProven: true },
    ...{ closure: null, owesPaise: 0, creditPaise: 0 },
    bookings: [
      {
        ...{ id: bookingId, status: 'arrived', totalPaise: 80_000, duePaise: 0 },
        customerSees: { actions: ['cancel'], payment: 'paid' },
      },
    ],
  });
  expect(JSON.stringify(value)).not.toContain(asha.mobile);
  expect((await meera.call(readCustomerFile, { userId: newId() })).status).toBe(404);
});

test('the file of a Karigar has visits, hours, money and what went wrong', async () => {
  await app.world.db.query(
    `insert into safety_exits (booking_id, karigar_id, by_self, left_at, call_by) values ($1, $2, true, now(), now())`,
    [bookingId, karigarId],
  );
  const [yesterday, tomorrow] = [-1, 1].map((days) => addDays(dateInIndia(START), days));
  for (const day of [yesterday, tomorrow] as string[])
    await recordCommitment(app.world.db, { karigarId, day, floorPaise: 40_000 }, START);
  const { value } = await meera.call(readKarigarFile, { karigarId });
  expect(value).toMatchObject({
    karigar: { id: karigarId, active: true },
    committed: [tomorrow],
    ...{ checks: [], pauses: [], rating: { stars: null, count: 0 } },
    visits: [{ bookingId, status: 'arrived' }],
    money: { cashHeldPaise: 0, owedToThemPaise: 0 },
    incidents: [{ kind: 'safety-exit', bookingId, endedAt: null }],
  });
  expect(value?.skills.length).toBeGreaterThan(0);
  expect(value?.skills.every(({ name }) => name.length > 0)).toBe(true);
  expect((await meera.call(readKarigarFile, { karigarId: 999_999 })).status).toBe(404);
});

test('a check stands once, with its number; the latest of a kind counts, and says when it ends', async () => {
  const today = dateInIndia(START);
  const check = (more: object) => ({
    ...{ karigarId, checkId: newId(), kind: 'police' as const },
    ...{ number: 'PV/2026/1187', checkedOn: today, ...more },
  });
  const old = check({ checkedOn: addDays(today, -400), validUntil: addDays(today, -35) });
  await meera.call(recordKarigarCheck, old);
  const states = async () =>
    (await meera.call(readKarigarFile, { karigarId })).value?.checks.map(({ state }) => state);
  expect(await states()).toEqual(['over']);
  const soon = check({ validUntil: addDays(today, 20) });
  const sent = await Promise.all([1, 2, 3].map(() => meera.call(recordKarigarCheck, soon)));
  expect(sent.map(({ value }) => value)).toEqual(Array(3).fill({ recorded: true }));
  expect(await states()).toEqual(['ends-soon']);
  const { value } = await meera.call(readKarigarFile, { karigarId });
  expect(value?.checks).toMatchObject([{ number: 'PV/2026/1187', byName: 'Meera Joshi' }]);
  const refused = async (more: object) =>
    (await meera.call(recordKarigarCheck, check(more))).refusal?.code;
  expect(await refused({ checkedOn: addDays(today, 1) })).toBe('check-dates-wrong');
  expect(await refused({ validUntil: addDays(today, -1) })).toBe('check-dates-wrong');
  expect(await refused({ checkId: soon.checkId, kind: 'bank' })).toBe('check-reused');
  // A Karigar who is of the staff too is checked by a colleague.
  const { rows } = await app.world.db.query('select user_id from karigars where id = $1', [
    karigarId,
  ]);
  const own = { by: rows[0].user_id, checkId: newId(), kind: 'bank' as const, checkedOn: today };
  expect(await writeCheck(app.world.db, { ...own, karigarId }, START)).toMatchObject({
    refusal: { code: 'own-account' },
  });
});

test('the visits that a Karigar served lately leave out those to which they did not come', async () => {
  const { db } = app.world;
  const deps = visitDeps(db);
  await sowWorker(db);
  const { bookingId: id, ravi } = await visitAt(deps, await sowCustomer(db), 'done');
  const visit = { visitId: id, karigarId: ravi.karigarId, saidBy: 'operations' } as const;
  const { rows } = await db.query('select name from karigars where id = $1', [ravi.karigarId]);
  app.clock.now = deps.now() + MINUTE;
  const served = async () => {
    const { value } = await meera.call(listKarigars, { name: rows[0].name });
    return value?.karigars.find((one) => one.karigarId === ravi.karigarId)?.served;
  };
  expect(await served()).toBe(1);
  await recordAttendance(db, id, { ...visit, came: false }, deps.now());
  expect(await served()).toBe(0);
  await recordAttendance(db, id, { ...visit, came: true }, deps.now());
  expect(await served()).toBe(1);
});

test('Karigars are listed by name, a page at a time, by standing, part of the name, home and work', async () => {
  const { db } = app.world;
  const { rows: homes } = await db.query('select home_pincode from karigars where id = $1', [
    karigarId,
  ]);
  const pincode: string = homes[0].home_pincode;
  const { rows: made } = await db.query(
    `insert into karigars (name, home_pincode, reach_minutes)
      select 'Zz ' || case when n % 2 = 0 then 'Same' else 'Name' end, $1, 45 from generate_series(1, 70) n returning id`,
    [pincode],
  );
  const wanted = { name: 'zz ', pincode };
  const first = await meera.call(listKarigars, wanted);
  expect(first.value?.count).toBe(70);
  expect(first.value?.karigars).toHaveLength(50);
  const second = await meera.call(listKarigars, {
    ...{ ...wanted, ...(first.value?.next && { after: first.value.next }) },
  });
  expect(second.value?.next).toBeNull();
  const both = [first, second].flatMap(({ value }) => value?.karigars ?? []);
  expect(new Set(both.map((one) => one.karigarId))).toEqual(new Set(made.map(({ id }) => id)));
  expect(both.map(({ name }) => name)).toEqual(both.map(({ name }) => name).sort());

  const [one, other] = made.map(({ id }) => id);
  await db.query('update karigars set active = false where id = any($1)', [[one, other]]);
  const left = await meera.call(listKarigars, { ...wanted, standing: 'left' });
  expect(left.value?.karigars.map((each) => each.karigarId).sort()).toEqual([one, other].sort());
  expect((await meera.call(listKarigars, wanted)).value?.count).toBe(68);
  expect((await meera.call(listKarigars, { ...wanted, name: '%' })).value?.count).toBe(0);
  expect((await meera.call(listKarigars, { ...wanted, serviceId: 1 })).value?.count).toBe(0);
  await db.query('insert into karigar_skills (karigar_id, service_id) values ($1, 1)', [
    made[4].id,
  ]);
  const skilled = await meera.call(listKarigars, { ...wanted, serviceId: 1 });
  expect(skilled.value?.karigars).toMatchObject([
    { karigarId: made[4].id, skills: [1], served: 0, rating: { stars: null, count: 0 } },
  ]);

  const paused = () => meera.call(listKarigars, { pincode, standing: 'paused' });
  expect((await paused()).value?.karigars).toEqual([]);
  const ravi = await db.query(
    'update karigars set active = false where id = $1 returning user_id',
    [karigarId],
  );
  await db.query(
    `insert into karigar_pauses (id, user_id, karigar_id, reason, notice, language, paused_at, ends_at)
      values ($1, $2, $3, 'documents', 'Please come by.', 'en', now(), now() + interval '3 days')`,
    [newId(), ravi.rows[0].user_id, karigarId],
  );
  expect((await paused()).value?.karigars).toMatchObject([{ karigarId }]);
});

test('colleagues who have the same file open see each other for half a minute, and no other file', async () => {
  const sunita = await insertStranger(app.world.db, { role: 'ops', fullName: 'Sunita Rao' });
  const second = await clientOf(app, sunita, { at: START, remember: true });
  const namesFor = async (who: Client, kind: WatchedFile, id: string) =>
    (await who.call(watchFile, { kind, id })).value?.others.map(({ name }) => name);
  expect(await namesFor(meera, 'booking', bookingId)).toEqual([]);
  expect(await namesFor(second, 'booking', bookingId)).toEqual(['Meera Joshi']);
  expect(await namesFor(second, 'customer', bookingId)).toEqual([]);
  expect(await namesFor(second, 'karigar', String(karigarId))).toEqual([]);
  // Both screens of both at once, again and again: nobody waits for anybody, and each is one.
  app.clock.now += 31 * SECOND;
  const many = [meera, second, meera, second, meera, second].map((who) =>
    who.call(watchFile, { kind: 'booking', id: bookingId }),
  );
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200));
  expect(await namesFor(meera, 'booking', bookingId)).toEqual(['Sunita Rao']);
  app.clock.now += 31 * SECOND;
  expect(await namesFor(meera, 'booking', bookingId)).toEqual([]);
  app.clock.now = START;
});

test('a file that somebody’s roles do not read tells them of nobody, and what is no number of a file is refused', async () => {
  const dispatcher = await insertStranger(app.world.db, { role: 'ops', fullName: 'Dinesh More' });
  await insertStaff(app.world.db, dispatcher.id, ['dispatch']);
  const client = await clientOf(app, dispatcher, { at: START, remember: true });
  const id = newId();
  for (const kind of ['payment', 'transfer'] as const)
    expect((await client.call(watchFile, { kind, id })).refusal?.code).toBe('file-not-for-role');
  expect((await client.call(watchFile, { kind: 'booking', id })).status).toBe(200);
  const wrong = await client.call(watchFile, { kind: 'booking', id: 'seven' });
  expect(wrong.refusal?.fields).toEqual({ id: 'file-id-invalid' });
});
