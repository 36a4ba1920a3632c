import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toRows } from '#contract/columns.ts';
import type { OutputOf } from '#contract/operation.ts';
import { assignByHand } from '#contract/ops/assign-by-hand.ts';
import { callOffBooking } from '#contract/ops/call-off-booking.ts';
import { cancelOnBehalf } from '#contract/ops/cancel-on-behalf.ts';
import { previewAct } from '#contract/ops/preview-act.ts';
import { readDay } from '#contract/ops/read-day.ts';
import { readKarigarPositions } from '#contract/ops/read-karigar-positions.ts';
import { rescheduleOnBehalf } from '#contract/ops/reschedule-on-behalf.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia, HOUR, MINUTE } from '#kernel/time.ts';
import { openDayAhead } from '#server/api/site/day-ahead.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { reportPosition } from '#server/flows/visit/report-position.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { readKarigarPositions as positionsKnowing } from '#server/views/karigar-positions.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { type Account, insertStaff, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { bookOnline, lookAt, payFor } from '#testing/payments.ts';
import { signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import {
  AT_THE_DOOR,
  acting,
  holderOf,
  START,
  sowWorker,
  visitAt,
  visitDeps,
  type Worker,
} from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { opsBookingAnswers } from './bookings.ts';
import { cityDayAnswers } from './city-day.ts';
import { dayAnswers } from './day.ts';

let app: TestServer;
let flows: ReturnType<typeof visitDeps>;
let asha: Account;
let meera: Client;

beforeAll(async () => {
  app = await startServer({
    answers: (world) => [...cityDayAnswers(world), ...dayAnswers, ...opsBookingAnswers],
    server: (db) => ({ ...signInDeps(), facts: createAppCache(db) }),
  });
  flows = visitDeps(db());
  await sowSmallTown(db());
  for (let count = 0; count < 12; count += 1) await sowWorker(db());
  const person = await insertStranger(db(), { role: 'ops', fullName: 'Meera Joshi' });
  meera = await clientOf(app, person, { at: START, remember: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = NOW;
  flows.turnTo(NOW);
  asha = await insertStranger(db(), { fullName: 'Asha Kulkarni' });
});

const db = () => app.world.db;
const why = 'The customer called us.';

async function booked(): Promise<{ id: string; holder: Worker }> {
  const id = await bookOnline(flows, asha);
  await payFor(flows, asha, id);
  return { id, holder: await holderOf(db(), id) };
}
const visitIn = (day: OutputOf<typeof readDay> | undefined, id: string) =>
  toRows(day?.visits ?? ({ id: [] } as never)).find((one) => one.id === id);

/** Everything that an act could have changed. */
async function everything(id: string) {
  const { rows: holds } = await db().query(
    'select id, karigar_id from holds where booking_id = $1 order by id',
    [id],
  );
  const { rows: outbox } = await db().query('select count(*)::int from outbox');
  return { booking: await lookAt(db(), id), holds, outbox };
}

test('N03: a preview says what giving the visit to another would do, changes nothing, and the act then does just that', async () => {
  const { id, holder } = await booked();
  const sunil = await sowWorker(db());
  const before = await everything(id);
  const { value } = await meera.call(previewAct, {
    ...{ id, act: 'assign', karigarId: sunil.karigarId },
  });
  expect(value).toMatchObject({
    refused: null,
    crew: [{ karigarId: sunil.karigarId, lateMinutes: 0, spareMinutes: null }],
  });
  expect(value?.crew[0]?.journeyMinutes).toBeGreaterThan(0);
  expect(value?.told.map(({ who, news }) => `${who} ${news}`)).toContain('karigar visit-given');
  expect(await everything(id)).toEqual(before);
  expect(await holderOf(db(), id)).toEqual(holder);
  const done = await meera.call(assignByHand, {
    ...{ id, karigarId: sunil.karigarId, why, seen: value?.seen },
  });
  expect(done.value).toEqual({ status: 'assigned', lateMinutes: 0 });
  expect(await holderOf(db(), id)).toEqual(sunil);
});

test('the preview of an impossible act says why, and an act on a state that has changed since is refused', async () => {
  const { id } = await booked();
  const cook = await sowWorker(db(), [1]);
  const refused = await meera.call(previewAct, {
    ...{ id, act: 'assign', karigarId: cook.karigarId },
  });
  expect(refused.value).toMatchObject({ refused: 'karigar-not-fit', told: [] });
  const [one, other] = [await sowWorker(db()), await sowWorker(db())];
  const looked = await meera.call(previewAct, {
    ...{ id, act: 'assign', karigarId: one.karigarId },
  });
  await meera.call(assignByHand, { id, karigarId: other.karigarId, why });
  const { seen } = looked.value ?? {};
  const late = await meera.call(assignByHand, { id, karigarId: one.karigarId, why, seen });
  expect(late.refusal?.code).toBe('booking-changed');
  expect((await meera.call(callOffBooking, { id, why, seen })).refusal?.code).toBe(
    'booking-changed',
  );
  expect(await holderOf(db(), id)).toEqual(other);
});

test('a visit is moved for a customer by the customer’s own rules, as its preview said, and it stands who did it', async () => {
  const { bookingId: id, ravi } = await visitAt(flows, asha, 'assigned');
  const date = addDays(dateInIndia(START), 1);
  const before = await everything(id);
  const wish = { id, date, time: '11:00 AM' };
  const { value } = await meera.call(previewAct, { ...wish, act: 'reschedule' });
  expect(value).toMatchObject({ refused: null });
  expect(value?.startsAt.slice(0, 10)).toBe(date);
  expect(value?.told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ who: 'customer', news: 'booking-rescheduled' }),
      expect.objectContaining({ who: 'karigar', news: 'visit-moved' }),
    ]),
  );
  expect(await everything(id)).toEqual(before);
  expect((await holderOf(db(), id)).karigarId).toBe(ravi.karigarId);
  const shownFloorPaise = value?.money.feeFloorPaise ?? 0;
  const moved = await meera.call(rescheduleOnBehalf, {
    ...{ ...wish, shownFloorPaise, why, seen: value?.seen },
  });
  expect(moved.value?.status).toBe('pending');
  const { rows } = await db().query(
    `select split_part(actor, ':', 1) as by, data ->> 'why' as why from events
      where subject = $1 and type = 'BookingRescheduled'`,
    [id],
  );
  expect(rows).toEqual([{ by: 'ops', why }]);
});

test('cancelling for a customer costs what was said before, and what is called off by us costs them nothing', async () => {
  const { bookingId: id } = await visitAt(flows, asha, 'assigned');
  app.clock.now = START - HOUR;
  const before = await everything(id);
  const { value } = await meera.call(previewAct, { id, act: 'cancel' });
  const { feePaise, refundPaise } = value?.money ?? {};
  expect(feePaise).toBeGreaterThan(0);
  const ours = await meera.call(previewAct, { id, act: 'call-off' });
  expect(ours.value?.money).toMatchObject({ feePaise: 0 });
  expect(ours.value?.money.goodwillPaise).toBeGreaterThan(0);
  expect(await everything(id)).toEqual(before);
  const shown = { shownFeePaise: feePaise ?? 0, shownRefundPaise: refundPaise ?? 0 };
  const cancelled = await meera.call(cancelOnBehalf, { id, ...shown, why, seen: value?.seen });
  expect(cancelled.value).toEqual({ status: 'cancelled' });
  // Somebody late by a moment hears that it had no effect, and nobody is shown money for it.
  const again = await meera.call(cancelOnBehalf, { id, ...shown, why, seen: value?.seen });
  expect(again.value).toEqual({ status: 'cancelled', hadEnded: true });
  for (const act of ['call-off', 'cancel'] as const)
    expect((await meera.call(previewAct, { id, act })).value).toMatchObject({
      ...{ refused: 'not-cancellable', told: [] },
    });
});

test('N02: a day shows every Karigar with their hours, whose time is held for which visit, and of customers nothing', async () => {
  const { id, holder } = await booked();
  const { value } = await meera.call(readDay, { date: dateInIndia(START) });
  const visit = visitIn(value, id);
  expect(visit).toMatchObject({ karigarId: holder.karigarId, leads: false, status: 'pending' });
  expect(visit?.hasOtherDays).toBe(false);
  expect(visit?.leaves).toBeLessThan(visit?.starts ?? 0);
  const { karigars, duties } = value?.roster ?? {};
  const theirs = karigars?.duties[karigars.id.indexOf(holder.karigarId)] ?? -1;
  expect(duties?.[theirs]).not.toEqual([]);
  expect(value?.services[visit?.service ?? -1]?.name).toBe('Plumbing');
  expect(value?.areas?.[visit?.pincode ?? '']?.city).toBe('mumbai');
  expect(value?.counts.booked).toBeGreaterThan(0);
  expect(JSON.stringify(value)).not.toContain('Kulkarni');
});

test('N02: asked with the mark of the answer before, a day tells only what has changed since, and what is gone', async () => {
  const date = dateInIndia(START);
  const keeps = 'areas';
  const { id, holder } = await booked();
  const first = await meera.call(readDay, { date });
  const since = first.value?.mark;
  expect(since).toBeDefined();
  const same = await meera.call(readDay, { date, since, keeps });
  const unchanged = { whole: false, roster: null, areas: null, gone: [], mark: since };
  expect(same.value).toMatchObject(unchanged);
  expect(same.value?.visits.id).toEqual([]);
  // A console that does not say that it keeps the areas is sent them every time.
  const older = await meera.call(readDay, { date, since });
  expect(older.value).toMatchObject({ whole: false, roster: null, areas: first.value?.areas });

  const sunil = await sowWorker(db());
  await meera.call(assignByHand, { id, karigarId: sunil.karigarId, why });
  const changed = await meera.call(readDay, { date, since, keeps });
  expect(changed.value?.visits.id).toEqual([id]);
  expect(changed.value?.areas).toBeNull();
  expect(visitIn(changed.value, id)).toMatchObject({ karigarId: sunil.karigarId, leads: true });
  expect(changed.value?.gone).toEqual([{ id, karigarId: holder.karigarId }]);
  // A mark of another server, or of one that has started anew, is none.
  const foreign = await meera.call(readDay, { date, since: `${newId()} 3`, keeps });
  expect(foreign.value?.whole).toBe(true);
  expect(foreign.value?.areas).toEqual(first.value?.areas);
  expect(foreign.value?.visits.id).toContain(id);
});

test('many who ask for a day at once are all given what stood when they asked', async () => {
  const date = dateInIndia(START);
  const ids = [(await booked()).id, (await booked()).id];
  const days = await Promise.all(ids.map(() => meera.call(readDay, { date })));
  for (const { value } of days) expect(value?.visits.id).toEqual(expect.arrayContaining(ids));
});

test('a preview for an unknown visit, or without a needed field, is refused with its reason', async () => {
  const { id } = await booked();
  const none = await meera.call(previewAct, { id: newId(), act: 'cancel' });
  expect(none.refusal?.code).toBe('booking-not-found');
  const half = await meera.call(previewAct, { id, act: 'reschedule', date: '2026-12-04' });
  expect(half.refusal?.code).toBe('preview-incomplete');
});

test('an act on behalf of a Karigar has a preview, and needs a reason', async () => {
  const { id, holder } = await booked();
  await meera.call(assignByHand, { id, karigarId: holder.karigarId, why });
  const before = await everything(id);
  const early = await meera.call(previewAct, { id, act: 'arrive' });
  expect(early.value).toMatchObject({ refused: 'move-not-allowed' });
  const unsaid = await meera.call(previewAct, { id, act: 'release' });
  expect(unsaid.refusal?.code).toBe('preview-incomplete');
  const given = await meera.call(previewAct, { id, act: 'release', reason: 'ill' });
  expect(given.value).toMatchObject({ refused: null });
  expect(given.value?.told.map(({ who }) => who)).toContain('customer');
  expect(await everything(id)).toEqual(before);
});

const onTheMap = async (id: string) => {
  const { value } = await meera.call(readKarigarPositions, {});
  return toRows(value?.positions ?? ({ bookingId: [] } as never)).find(
    (one) => one.bookingId === id,
  );
};

test('N02: operations see the last position of a Karigar on the way with its age, until the way ends', async () => {
  const { bookingId, ravi } = await visitAt(flows, { ...asha, mobileProven: true }, 'dispatched');
  expect(await onTheMap(bookingId)).toBeUndefined();
  const at = flows.now();
  const position = { latitude: 19.00468, longitude: 72.00442, accuracyMeters: 15, at };
  const command = { bookingId, userId: ravi.userId, position };
  await reportPosition({ pool: db(), facts: createAppCache(db()) }, command, at);
  app.clock.now = at + 3 * MINUTE;
  const places = await createAppCache(db()).places();
  const seenBy = { keys: TEST_KEYS, now: app.clock.now };
  const asSeen = await readLiveVisit(db(), asha.id, bookingId, { ...seenBy, places });
  expect(asSeen?.arrival?.basis).toBe('position');
  expect(await onTheMap(bookingId)).toEqual({
    ...{ bookingId, karigarId: ravi.karigarId, secondsOld: 180 },
    // As the customer is told.
    ...{ arrivesFrom: asSeen?.arrival?.from, arrivesUntil: asSeen?.arrival?.until },
    late: asSeen?.arrival?.late,
    // As rounded when it was kept: some ten metres.
    ...{ latitude: 19.0047, longitude: 72.0044 },
  });
  // To a pincode that nobody knows any more they are expected as planned, for both.
  const unknown = { ...places, pincodes: new Map(), centres: [] };
  const planned = await readLiveVisit(db(), asha.id, bookingId, { ...seenBy, places: unknown });
  expect(planned?.arrival?.basis).toBe('plan');
  const { positions } = await positionsKnowing(db(), unknown, app.clock.now);
  expect(positions.arrivesUntil[positions.bookingId.indexOf(bookingId)]).toBe(
    planned?.arrival?.until,
  );
  // However often the map is read within ten minutes, it is one look, which the Karigar finds in their data.
  app.clock.now += MINUTE;
  await onTheMap(bookingId);
  const looks = await db().query(
    `select what from looks where user_id = $1 and operation = 'readKarigarPositions'`,
    [ravi.userId],
  );
  expect(looks.rows).toEqual([{ what: 'position' }]);
  await arrive(flows, { ...acting(flows, ravi, bookingId), position: AT_THE_DOOR });
  expect(await onTheMap(bookingId)).toBeUndefined();
});

test('the page of the console has the day asked for ahead: for whoever begins with it and is in, at no other address', async () => {
  const world = { pool: db(), now: () => app.clock.now, log: silentLog };
  const pages = new Hono();
  openDayAhead(pages, world, { secureCookies: false });
  pages.get('*', (c) => c.text('the page'));
  const linkFor = async (client: Client, path = '/ops') => {
    const cookie = [...client.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    return (await pages.request(path, { headers: { cookie } })).headers.get('link');
  };
  const day = `/api/ops/days/${dateInIndia(NOW)}/columns?keeps=areas`;
  expect(await linkFor(meera)).toBe(`<${day}>; rel=preload; as=fetch; crossorigin`);
  expect((await meera.send('GET', day)).status).toBe(200);
  expect(await linkFor(meera, '/ops/money')).toBeNull();
  expect(await linkFor(app.client())).toBeNull();
  const finance = await insertStranger(db(), { role: 'ops' });
  await insertStaff(db(), finance.id, ['finance']);
  expect(await linkFor(await clientOf(app, finance))).toBeNull();
  await db().query('update staff_sessions set proven_at = null');
  expect(await linkFor(meera)).toBeNull();
});
