import { beforeEach, expect, test } from 'vitest';
import { MINUTE, toIndiaIso } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { type InboxEvent, notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { releaseItem } from '#server/flows/inbox/release-item.ts';
import { takeItem } from '#server/flows/inbox/take-item.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import { crewStage, DAY_ONE } from '#testing/crew-stage.ts';
import { anew, firstDayOf } from '#testing/event-of-days.ts';
import { acting, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { callForSafety } from './call-for-safety.ts';
import { closeSafetyCase } from './close-safety-case.ts';
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
  await firstDayOf(app, at(0), id, DAY_ONE);
  meera = await insertStranger(world.db, { role: 'ops', fullName: 'Meera Sawant' });
});

const at = (place: number) => crew[place] as Worker;
const leave = (place: number) => leaveForSafety(anew(app), acting(app, at(place), id));
const take = (item: string) =>
  takeItem(world.db, { id: item, from: null, by: meera.id }, app.now());

/** Operations hear of everything so far; answers the item that was opened last. */
async function heard(): Promise<string> {
  const { rows } = await world.db.query<InboxEvent>(
    'select id, type, subject, at, data from events where subject = $1 order by id',
    [id],
  );
  await notifyOperations({ pool: world.db, now: app.now, facts: createAppCache(world.db) }, rows);
  const { rows: items } = await world.db.query<{ id: string }>(
    `select id from inbox_items where booking_id = $1 and kind = 'safety-exit' order by opened_at desc, id desc limit 1`,
    [id],
  );
  return items[0]?.id ?? '';
}
const exitOf = async (place: number) => {
  const seen = await readKarigarVisit(world.db, at(place).userId, id, app.now());
  return seen.ok ? seen.value.visit.safetyExit?.takenBy : seen.refusal;
};
const caseOfAsha = async () => {
  const seen = await readBooking(world.db, asha.id, id, {
    now: app.now(),
    paymentProvider: 'sandbox',
  });
  return seen.ok ? seen.value.safety : seen.refusal;
};

test('whoever left a crew reads the first name of whoever of us has taken it, and nobody once it is given back', async () => {
  await leave(2);
  const item = await heard();
  expect(await exitOf(2)).toBeNull();
  await take(item);
  expect(await exitOf(2)).toBe('Meera');
  // The leader goes too: theirs is another item, which nobody has taken yet; the first stays as it was.
  app.pass(MINUTE);
  await leave(0);
  await heard();
  expect([await exitOf(0), await exitOf(2)]).toEqual([null, 'Meera']);
  await releaseItem(world.db, { id: item, by: meera.id }, app.now());
  expect(await exitOf(2)).toBeNull();
});

test('whoever left a crew reads nobody where the visit has ended for all later, and only that one is taken', async () => {
  await leave(2);
  await heard();
  app.pass(MINUTE);
  await leave(0);
  await take(await heard());
  expect([await exitOf(0), await exitOf(1), await exitOf(2)]).toEqual(['Meera', 'Meera', null]);
});

test('a customer who ends the visit reads who has taken it and when we call at the latest, until the case is closed', async () => {
  expect(await caseOfAsha()).toBeNull();
  await callForSafety(anew(app), { bookingId: id, userId: asha.id });
  const endedAt = toIndiaIso(app.now());
  const callBy = toIndiaIso(app.now() + 15 * MINUTE);
  expect(await caseOfAsha()).toEqual({ openedBy: 'customer', endedAt, callBy, takenBy: null });
  await take(await heard());
  expect(await caseOfAsha()).toMatchObject({ callBy, takenBy: 'Meera' });
  const end = { bookingId: id, refundPaise: 0, feePaise: 0, comment: 'Heard', actor: 'ops:1' };
  expect(await closeSafetyCase(app, end)).toMatchObject({ ok: true });
  expect(await caseOfAsha()).toBeNull();
});

test('a customer whose Karigar left is promised a call at no hour, and reads nothing of one who left a crew that goes on', async () => {
  await leave(2);
  await take(await heard());
  expect(await caseOfAsha()).toBeNull();
  await leave(0);
  await heard();
  expect(await caseOfAsha()).toMatchObject({ openedBy: 'karigar', callBy: null, takenBy: null });
});
