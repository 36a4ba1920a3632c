import { beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { closeItem } from '#server/flows/inbox/close-item.ts';
import { type InboxEvent, notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { takeItem } from '#server/flows/inbox/take-item.ts';
import { listOpenSafetyExits } from '#server/views/safety-exits.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import { crewStage, DAY_ONE } from '#testing/crew-stage.ts';
import { anew, firstDayOf } from '#testing/event-of-days.ts';
import { lookAt } from '#testing/payments.ts';
import { acting, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { callOffBooking } from '../booking/call-off-booking.ts';
import { answerSafetyExit } from './answer-safety-exit.ts';
import { callForSafety } from './call-for-safety.ts';
import { finishWork } from './finish-work.ts';
import { leaveForSafety } from './leave-for-safety.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
let id: string;
let meera: Account;

crewStage((stage) => {
  ({ world, asha, app, crew, id } = stage);
});
beforeEach(async () => {
  meera = await insertStranger(world.db, { role: 'ops', fullName: 'Meera Sawant' });
});

const done = { ok: true, value: 'done' };
const at = (place: number) => crew[place] as Worker;
const by = (place: number) => acting(app, at(place), id);
const leave = (place: number) => leaveForSafety(anew(app), by(place));
const call = (pressedAt?: number) =>
  callForSafety(anew(app), { bookingId: id, userId: asha.id, pressedAt });
const lateBy = (callBy: number) => ({
  ok: false,
  refusal: { code: 'safety-exit-late', params: { callBy } },
});
const callOff = () =>
  callOffBooking(anew(app), { bookingId: id, actor: `ops:${meera.id}`, why: 'Rain' });

type Item = { id: string; about: string; karigar_id: number | null; harm_at: number };

/** Operations hear of everything so far; answers the items about somebody who left. */
async function heard(): Promise<Item[]> {
  const { rows } = await world.db.query<InboxEvent>(
    'select id, type, subject, at, data from events where subject = $1 order by id',
    [id],
  );
  await notifyOperations({ pool: world.db, now: app.now, facts: createAppCache(world.db) }, rows);
  const { rows: items } = await world.db.query<Item>(
    `select id, about, karigar_id, harm_at from inbox_items
      where booking_id = $1 and kind = 'safety-exit' and closed_at is null order by karigar_id`,
    [id],
  );
  return items;
}

test('a leader whose exit arrives when the visit was called off is called, once however often it is sent', async () => {
  await callOff();
  const pressed = by(0);
  const late = lateBy(app.now() + 15 * MINUTE);
  const both = [leaveForSafety(anew(app), pressed), leaveForSafety(anew(app), by(0))];
  expect(await Promise.all(both)).toEqual([late, late]);
  const told = await heard();
  expect(told).toMatchObject([{ karigar_id: at(0).karigarId, harm_at: app.now() + 15 * MINUTE }]);
  app.pass(HOUR);
  expect(await leaveForSafety(anew(app), pressed)).toEqual(late);
  expect(await leave(0)).toEqual(late);
  expect(await heard()).toEqual(told);
  expect(await lookAt(world.db, id)).toMatchObject({ status: 'cancelled' });
});

test('one of the crew is heard after the end as well, and each of them is somebody of their own', async () => {
  await callOff();
  expect(await leave(2)).toMatchObject({ refusal: { code: 'safety-exit-late' } });
  expect(await leave(0)).toMatchObject({ refusal: { code: 'safety-exit-late' } });
  const told = (await heard()).map(({ karigar_id }) => karigar_id);
  expect(told).toEqual([at(0).karigarId, at(2).karigarId]);
});

test('a leader whose work is finished, and one who had not set out for us, are called; nothing ends by it', async () => {
  expect(await leave(0)).toMatchObject({ refusal: { code: 'safety-exit-late' } });
  expect(await lookAt(world.db, id)).toMatchObject({ status: 'assigned' });
  expect(await heard()).toHaveLength(1);
});

test('operations see whom to call, call and close it; sent again it does not come back', async () => {
  await firstDayOf(app, at(0), id, DAY_ONE);
  await finishWork(anew(app), { ...by(0), lines: [], payBy: 'link', cashPaise: 0 });
  const late = await leave(0);
  expect(late).toMatchObject({ refusal: { code: 'safety-exit-late' } });
  await heard();
  const open = async () =>
    (await listOpenSafetyExits(world.db)).filter(({ bookingId }) => bookingId === id);
  expect(await open()).toMatchObject([
    { karigarId: at(0).karigarId, bySelf: true, visitGoesOn: false, calledAt: null },
  ]);
  const answer = {
    bookingId: id,
    karigarId: at(0).karigarId,
    comment: 'Well',
    actor: `ops:${meera.id}`,
  };
  app.pass(MINUTE);
  const called = await answerSafetyExit(app, { ...answer, closed: false });
  expect(called.ok && Date.parse(called.value.calledAt)).toBe(app.now());
  app.pass(MINUTE);
  expect((await open())[0]?.calledAt).not.toBeNull();
  expect(await answerSafetyExit(app, { ...answer, closed: true })).toEqual(called);
  expect(await answerSafetyExit(app, { ...answer, closed: true })).toEqual(called);
  expect(await heard()).toEqual([]);
  expect(await open()).toEqual([]);
  const { rows } = await world.db.query(
    `select closed_at is not null as closed from cases where booking_id = $1 and kind = 'safety-exit'`,
    [id],
  );
  expect(rows).toEqual([{ closed: true }]);
  expect(await leave(0)).toEqual(late);
  expect(await heard()).toEqual([]);
  const other = { ...answer, karigarId: at(1).karigarId, closed: false };
  expect(await answerSafetyExit(app, other)).toMatchObject({ refusal: { code: 'case-not-found' } });
});

test('a customer whose exit arrives after the end is called, once; somebody of us closes it by hand', async () => {
  await callOff();
  const late = lateBy(app.now() + 15 * MINUTE);
  expect(await Promise.all([call(), call()])).toEqual([late, late]);
  const [item, ...more] = await heard();
  if (!item) throw new Error('Nobody was told');
  expect([item.about, item.karigar_id, more]).toEqual([`${id} customer`, null, []]);
  await takeItem(world.db, { id: item.id, from: null, by: meera.id }, app.now());
  const end = { id: item.id, outcome: 'solved', note: 'Called', by: meera.id } as const;
  expect(await closeItem(world.db, end, app.now())).toMatchObject({ ok: true });
  app.pass(HOUR);
  expect(await call()).toEqual(late);
  expect(await heard()).toEqual([]);
});

test('a customer who pressed half a day ago ends no other day by it, and is called', async () => {
  await firstDayOf(app, at(0), id, DAY_ONE);
  expect(await call(app.now() - 12 * HOUR - 1)).toEqual(lateBy(app.now() + 15 * MINUTE));
  expect(await lookAt(world.db, id)).toMatchObject({ status: 'in_progress' });
  expect(await heard()).toHaveLength(1);
  expect(await call(app.now() - 12 * HOUR)).toEqual(done);
  expect(await lookAt(world.db, id)).toMatchObject({ status: 'cancelled' });
});

test('a customer who presses when a Karigar has ended it is called too', async () => {
  await firstDayOf(app, at(0), id, DAY_ONE);
  expect(await leave(0)).toEqual(done);
  expect(await call()).toMatchObject({ refusal: { code: 'safety-exit-late' } });
  expect((await heard()).map(({ about }) => about)).toContain(`${id} customer`);
});

test('they never meet again, and a stranger is not heard', async () => {
  await callOff();
  await leave(1);
  const { rows } = await world.db.query('select karigar_id from partings where user_id = $1', [
    asha.id,
  ]);
  expect(rows).toEqual([{ karigar_id: at(1).karigarId }]);
  const stranger = { ...by(0), userId: meera.id };
  expect(await leaveForSafety(anew(app), stranger)).toMatchObject({
    refusal: { code: 'visit-not-found' },
  });
  const other = { bookingId: id, userId: meera.id };
  expect(await callForSafety(anew(app), other)).toMatchObject({
    refusal: { code: 'booking-not-found' },
  });
});
