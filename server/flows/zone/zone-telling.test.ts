import { expect, test } from 'vitest';
import { DAY, HOUR, type Instant, MINUTE, toIndiaIso } from '#kernel/time.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { given, START, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import { NOW, type World } from '#testing/world.ts';
import { zoneStage } from '#testing/zone-stage.ts';
import type { Customer } from '../booking/book-slot.ts';
import { rescheduleBooking } from '../booking/reschedule-booking.ts';
import { endZone } from './end-zone.ts';
import { tellZone } from './tell-zone.ts';

type Stage = Parameters<Parameters<typeof zoneStage>[0]>[0];
let world: World;
let asha: Customer;
let app: VisitTestDeps;
let start: Stage['start'];
let change: Stage['change'];
let quoteAt: Stage['quoteAt'];
let toldOf: Stage['toldOf'];
zoneStage((stage) => {
  ({ world, asha, app, start, change, quoteAt, toldOf } = stage);
});

const near = START - HOUR + MINUTE;

test('N13 of several switches one may end early: the other still holds, and nobody is told that it is over', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const rain = await start();
  await start({ kind: 'bandh', until: toIndiaIso(START + 5 * HOUR) });
  await tellZone({ pool: world.db, now: app.now }, { zoneId: rain, cause: 'ZoneStarted' });
  await change(rain, null);
  await tellZone({ pool: world.db, now: app.now }, { zoneId: rain, cause: 'ZoneStarted' });
  expect(await quoteAt(bookingId, near)).toMatchObject({ reason: 'zone' });
  expect((await findBooking(world.db, bookingId))?.suspension).toMatchObject({ kind: 'bandh' });
  expect(await toldOf(bookingId)).toMatchObject([{ type: 'VisitInZone' }]);
});

test('N13 customers and Karigars with a visit there are told once, and again only when it changes for them', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  const zoneId = await start({ until: toIndiaIso(START) });
  const againAt = app.now() + 5 * MINUTE;
  const tell = () => tellZone({ pool: world.db, now: app.now }, { zoneId, cause: 'ZoneStarted' });
  expect(await tell()).toEqual({ told: 0, againAt });
  await change(zoneId, START + HOUR);
  expect(await tell()).toEqual({ told: 1, againAt });
  await change(zoneId, START + 3 * HOUR, 2);
  expect(await tell()).toEqual({ told: 0, againAt });
  await change(zoneId, null, 3);
  expect(await tell()).toEqual({ told: 1 });
  expect(await tell()).toEqual({ told: 0 });
  const karigars = JSON.stringify([ravi.karigarId]);
  expect(await toldOf(bookingId)).toEqual([
    { type: 'VisitInZone', karigars },
    { type: 'VisitOutOfZone', karigars },
  ]);
  expect(await quoteAt(bookingId, near)).toMatchObject({ reason: 'under-3-hours' });
});

test('N13 a visit that becomes firm while the switch lasts is told when the telling comes back', async () => {
  const zoneId = await start();
  const tell = (now: Instant) =>
    tellZone({ pool: world.db, now: () => now }, { zoneId, cause: 'ZoneStarted' });
  app.turnTo(NOW);
  const bookingId = await bookOnline(app, asha);
  const { told, againAt = 0 } = await tell(app.now());
  expect({ told, after: againAt - app.now() }).toEqual({ told: 0, after: 5 * MINUTE });
  await payFor(app, asha, bookingId);
  expect(await tell(againAt)).toEqual({ told: 1, againAt: againAt + 5 * MINUTE });
  expect(await tell(againAt)).toMatchObject({ told: 0 });
  expect(await toldOf(bookingId)).toMatchObject([{ type: 'VisitInZone' }]);
  expect(await tell(START + 2 * HOUR)).toEqual({ told: 0 });
});

test('N13 whoever is given the visit afterwards is told, the customer no second time; given after the end nobody hears that it is over', async () => {
  const zoneId = await start();
  const tell = () => tellZone({ pool: world.db, now: app.now }, { zoneId, cause: 'ZoneStarted' });
  app.turnTo(NOW);
  const bookingId = await bookOnline(app, asha);
  await payFor(app, asha, bookingId);
  await tell();
  expect(await toldOf(bookingId)).toEqual([{ type: 'VisitInZone', karigars: '[]' }]);
  const { karigarId } = await given.visit(app, 'assigned', bookingId);
  await tell();
  await tell();
  const both = [
    { type: 'VisitInZone', karigars: '[]' },
    { type: 'KarigarInZone', karigars: `[${karigarId}]` },
  ];
  expect(await toldOf(bookingId)).toEqual(both);
  await world.db.query('delete from zone_karigars_told');
  await change(zoneId, null);
  await tell();
  expect(await toldOf(bookingId)).toEqual([...both, { type: 'VisitOutOfZone', karigars: '[]' }]);
});

test('N13 a visit that moved within the hours of a switch hears once that it holds, and then of its early end', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const zoneId = await start({ until: toIndiaIso(START + 2 * DAY) }, START - DAY);
  const tell = () => tellZone({ pool: world.db, now: app.now }, { zoneId, cause: 'ZoneStarted' });
  await tell();
  const wanted = { userId: asha.id, date: '2026-11-24', time: '10:00 AM', shownFloorPaise: 0 };
  expect(await rescheduleBooking(app, { id: bookingId, ...wanted })).toMatchObject({ ok: true });
  await tell();
  expect(await toldOf(bookingId)).toMatchObject([{ type: 'VisitInZone' }]);
  await change(zoneId, null, 1, START);
  await tell();
  const both = [{ type: 'VisitInZone' }, { type: 'VisitOutOfZone' }];
  expect(await toldOf(bookingId)).toMatchObject(both);
});

test('N13 a Karigar with visits in and out of a shortened switch hears of it once, and again when it is longer anew', async () => {
  const { bookingId: early } = await visitAt(app, asha, 'assigned');
  const { bookingId: late, ravi } = await visitAt(app, asha, 'assigned', { time: '03:00 PM' });
  const zoneId = await start({ until: toIndiaIso(START + 8 * HOUR) });
  const tell = () => tellZone({ pool: world.db, now: app.now }, { zoneId, cause: 'ZoneExtended' });
  const karigars = JSON.stringify([ravi.karigarId]);
  await tell();
  expect(await toldOf(early)).toEqual([{ type: 'VisitInZone', karigars }]);
  await change(zoneId, START + HOUR);
  await tell();
  await tell();
  expect(await toldOf(early)).toEqual([{ type: 'VisitInZone', karigars }]);
  const lateHeard = [
    { type: 'VisitInZone', karigars: '[]' },
    { type: 'VisitOutOfZone', karigars },
  ];
  expect(await toldOf(late)).toEqual(lateHeard);
  await change(zoneId, START + 8 * HOUR, 2);
  await tell();
  expect(await toldOf(early)).toHaveLength(1);
  expect(await toldOf(late)).toEqual([...lateHeard, { type: 'VisitInZone', karigars }]);
});

test('N13 only the start of a switch comes back, however often its end changes', async () => {
  const zoneId = await start();
  const comesBack = async (cause: string) =>
    (await tellZone({ pool: world.db, now: app.now }, { zoneId, cause })).againAt !== undefined;
  expect(await comesBack('ZoneStarted')).toBe(true);
  expect(await comesBack('ZoneExtended')).toBe(false);
  expect(await comesBack('ZoneEnded')).toBe(false);
});

test('N13 the clock that writes down the end of a switch has no figure judged anew, another end has', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const noted = async () => {
    const { rows } = await world.db.query('delete from figure_changes returning about');
    return rows.filter(({ about }) => about === bookingId).length;
  };
  await noted();
  const zoneId = await start();
  expect(await noted()).toBe(1);
  expect(await change(zoneId, START + HOUR)).toMatchObject({ ok: true });
  expect(await noted()).toBe(1);
  await endZone({ pool: world.db, now: () => START + HOUR }, { id: zoneId });
  expect(await noted()).toBe(0);
});
