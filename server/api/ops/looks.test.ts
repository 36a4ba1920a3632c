import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLooks } from '#contract/customer/list-looks.ts';
import { openPerson } from '#contract/ops/open-person.ts';
import { readBookingMoney } from '#contract/ops/read-booking-money.ts';
import { readDispatch } from '#contract/ops/read-dispatch.ts';
import { VISIT_PHOTOS } from '#contract/visit.ts';
import { newId } from '#kernel/ids.ts';

import { type Belongings, insertSomebody } from '#testing/belongings.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';

let app: EveryRoute;
let asha: Belongings;
let meera: Belongings;
beforeAll(async () => {
  app = await startEveryRoute();
  asha = await insertSomebody(app);
  meera = await insertSomebody(app, { role: 'ops' });
});
afterAll(() => app.close());

const db = () => app.world.db;
const seenByAsha = async () => (await asha.client.call(listLooks, {})).value?.looks ?? [];
const rowsOf = async (operation: string) =>
  (
    await db().query(
      'select by_user_id, user_id, what, why from looks where operation = $1 order by id',
      [operation],
    )
  ).rows;

test('every look of operations at a person is written down before the answer leaves, and the person is told', async () => {
  expect(await seenByAsha()).toEqual([]);
  const { status } = await meera.client.call(readBookingMoney, { id: asha.bookingId });
  expect(status).toBe(200);
  const [by_user_id, user_id] = [meera.person.id, asha.person.id];
  expect(await rowsOf('readBookingMoney')).toEqual([
    { by_user_id, user_id, what: 'money', why: null },
  ]);
  await meera.client.call(readDispatch, { id: asha.bookingId });
  expect((await seenByAsha()).map(({ what }) => what).sort()).toEqual(['dispatch', 'money']);
});

test('contact details open in full for a reason only, and the reason is told', async () => {
  const vain = await meera.client.call(openPerson, { id: asha.person.id, why: ' ' });
  expect(vain.status).toBe(422);
  const why = 'She has called and named her booking.';
  const { value } = await meera.client.call(openPerson, { id: asha.person.id, why });
  expect(value).toMatchObject({ email: asha.person.email, mobile: asha.person.mobile });
  expect(await seenByAsha()).toContainEqual({ at: expect.any(String), what: 'contact', why });
  expect((await meera.client.call(openPerson, { id: newId(), why })).status).toBe(404);
});

test('a look that is refused, or at oneself, is none; a list read anew within minutes is one', async () => {
  const before = (await rowsOf('readBookingMoney')).length;
  await meera.client.call(readBookingMoney, { id: newId() });
  await meera.client.call(readBookingMoney, { id: meera.bookingId });
  await meera.client.call(readBookingMoney, { id: asha.bookingId });
  expect(await rowsOf('readBookingMoney')).toHaveLength(before);
});

test('so is whoever of us sees a picture of a home, and why', async () => {
  const photo = newId();
  const karigar = 'select id from karigars limit 1';
  await db().query(
    `insert into visit_photos values ($1, $2, (${karigar}), 'before', '\\x00', now(), now())`,
    [photo, asha.bookingId],
  );
  const path = `${VISIT_PHOTOS}/${photo}`;
  expect((await asha.client.send('GET', path)).status).toBe(200);
  expect(await rowsOf('seePicture')).toEqual([]);
  expect((await meera.client.send('GET', `${path}?why=Complaint`)).status).toBe(200);
  expect(await rowsOf('seePicture')).toMatchObject([
    { user_id: asha.person.id, what: 'photo', why: 'Complaint' },
  ]);
});

test('nobody changes or takes back a line, before three years are over', async () => {
  await expect(db().query(`update looks set why = 'none'`)).rejects.toThrow('append-only');
  await expect(db().query(`update looks set why = null, what = 'money'`)).rejects.toThrow('only');
  await expect(db().query('delete from looks')).rejects.toThrow('append-only');
  await expect(db().query('truncate looks')).rejects.toThrow('append-only');
  await db().query(
    `insert into looks (at, by_user_id, operation, what, whose, subject, request_id)
      values (now() - interval '1100 days', $1, 'old', 'money', 'user', 'x', 'r')`,
    [meera.person.id],
  );
  await db().query(`delete from looks where operation = 'old'`);
});

test('where a look cannot be written down nothing is shown', async () => {
  await db().query('alter table looks rename to looks_away');
  const { status, value } = await meera.client.call(readBookingMoney, { id: asha.bookingId });
  expect([status, value]).toEqual([500, undefined]);
  await db().query('alter table looks_away rename to looks');
});
