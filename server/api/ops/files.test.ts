import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCustomerFile } from '#contract/ops/read-customer-file.ts';
import { readKarigarFile } from '#contract/ops/read-karigar-file.ts';
import { recordKarigarCheck } from '#contract/ops/record-karigar-check.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { recordKarigarCheck as writeCheck } from '#server/flows/karigar/record-karigar-check.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { freshMobile, signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { fileAnswers } from './files.ts';

let app: TestServer;
let asha: Account;
let meera: Client;
let bookingId: string;
let karigarId: number;
beforeAll(async () => {
  app = await startServer({ answers: fileAnswers, server: () => ({ ...signInDeps() }) });
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
  const { value } = await meera.call(readKarigarFile, { karigarId });
  expect(value).toMatchObject({
    karigar: { id: karigarId, active: true },
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
