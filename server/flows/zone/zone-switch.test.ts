import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, type Instant, MINUTE, toIndiaIso } from '#kernel/time.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { bookingView, NO_PAYMENTS } from '#server/views/booking-view.ts';
import { readOpenSlots } from '#server/views/open-slots.ts';
import { visitsPlaced } from '#server/views/visits-of-booking.ts';
import { readZoneConsequence } from '#server/views/zone-consequence.ts';
import { onlineBooking } from '#testing/payments.ts';
import { TOWN } from '#testing/small-town.ts';
import { START, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { type ZoneWish, zoneStage, zoneWish } from '#testing/zone-stage.ts';
import { bookSlot, type Customer } from '../booking/book-slot.ts';
import { callOffBooking } from '../booking/call-off-booking.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { rescheduleBooking } from '../booking/reschedule-booking.ts';
import { endZone } from './end-zone.ts';
import { startZone } from './start-zone.ts';
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

test('N13 while a switch holds for the promised start cancelling is free, as shown so charged; without it it is not', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  expect(await quoteAt(bookingId, near)).toMatchObject({ feePaise: 16_000 });
  await start();
  const quote = await quoteAt(bookingId, near);
  expect(quote).toMatchObject({ reason: 'zone', feePaise: 0, refundPaise: 80_000, rises: null });
  app.turnTo(near);
  const shown = { shownFeePaise: 0, shownRefundPaise: 80_000 };
  expect(await cancelBooking(app, { bookingId, userId: asha.id, ...shown })).toMatchObject({
    value: 'cancelled',
  });
  expect(await findBooking(world.db, bookingId)).toMatchObject({ feePaise: 0 });
});

test('N13 it holds for a visit promised at its first moment, for one at its end no more, elsewhere never', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const reasonWith = async (change: Partial<ZoneWish>) => {
    const id = await start(change);
    const { reason } = await quoteAt(bookingId, near);
    await world.db.query('delete from zone_switches where id = $1', [id]);
    return reason;
  };
  expect(await reasonWith({ from: toIndiaIso(START) })).toBe('zone');
  expect(await reasonWith({ until: toIndiaIso(START) })).toBe('under-3-hours');
  expect(await reasonWith({ pincodes: [TOWN.middle] })).toBe('under-3-hours');
  expect(await reasonWith({ pincodes: [] })).toBe('zone');
});

test('N13 called off or missed by us in these hours a booking brings no money of ours; a day later it does', async () => {
  const goodwillOf = async () => {
    const { bookingId } = await visitAt(app, asha, 'assigned');
    app.turnTo(near);
    await callOffBooking(app, { bookingId, actor: 'ops:meera', why: 'nobody can come' });
    const { rows } = await world.db.query(
      `select (data ->> 'goodwillPaise')::int as paise from events
        where subject = $1 and type = 'BookingCalledOff'`,
      [bookingId],
    );
    return rows[0]?.paise;
  };
  expect(await goodwillOf()).toBe(16_000);
  await start({}, START - DAY);
  expect(await goodwillOf()).toBe(0);
});

test('N13 a visit moves out of these hours for nothing and uncounted, and has its usual terms there', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  await start();
  app.turnTo(near);
  const move = (date: string, shownFloorPaise: number) =>
    rescheduleBooking(app, {
      ...{ id: bookingId, userId: asha.id, date, time: '10:00 AM' },
      shownFloorPaise,
    });
  expect(await move('2026-11-24', 0)).toMatchObject({ value: 'moved' });
  expect(await findBooking(world.db, bookingId)).toMatchObject({
    ...{ reschedules: 0, feeFloorPaise: 0, suspension: null },
  });
  expect(
    (await world.db.query('select reschedules from visits where id = $1', [bookingId])).rows,
  ).toEqual([{ reschedules: null }]);
});

test('N13 a visit that moves into these hours is free there and is told so; moved out it has its usual terms', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const until = START + DAY + HOUR;
  const zoneId = await start({ from: toIndiaIso(START + DAY - HOUR), until: toIndiaIso(until) });
  app.turnTo(near);
  const move = (date: string, shownFloorPaise: number) =>
    rescheduleBooking(app, {
      ...{ id: bookingId, userId: asha.id, date, time: '10:00 AM' },
      shownFloorPaise,
    });
  expect(await move('2026-11-24', 16_000)).toMatchObject({ value: 'moved' });
  expect(await quoteAt(bookingId, near)).toMatchObject({ reason: 'zone', feePaise: 0 });
  expect(
    await tellZone({ pool: world.db, now: app.now }, { zoneId, cause: 'ZoneStarted' }),
  ).toMatchObject({ told: 1 });
  expect(await toldOf(bookingId)).toMatchObject([{ type: 'VisitInZone' }]);
  expect(await move('2026-11-25', 16_000)).toMatchObject({ value: 'moved' });
  expect(await findBooking(world.db, bookingId)).toMatchObject({ suspension: null });
});

test('N13 booked for such hours the answer says so at once, of each visit by its own hour', async () => {
  await start({}, START - DAY);
  app.turnTo(START - DAY);
  const booked = await bookSlot(app, asha, onlineBooking());
  if (!booked.ok) throw new Error(booked.refusal.code);
  const { booking, visits } = booked.value;
  const [seen] = visitsPlaced(visits);
  const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
  expect(booking.suspension).toMatchObject({ kind: 'rain', untilAt: START + 2 * HOUR });
  expect(seen?.suspension).toMatchObject({ kind: 'rain' });
  expect(bookingView(booking, [], NO_PAYMENTS, at, visitsPlaced(visits))).toMatchObject({
    zone: { kind: 'rain' },
  });
});

test('N13 a fee floor of an earlier late move stays after a move that a switch makes free, and is shown before', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  app.turnTo(near);
  const move = (date: string, shownFloorPaise: number) =>
    rescheduleBooking(app, {
      ...{ id: bookingId, userId: asha.id, date, time: '10:00 AM' },
      shownFloorPaise,
    });
  expect(await move('2026-11-24', 16_000)).toMatchObject({ value: 'moved' });
  await start({ from: toIndiaIso(START + DAY - HOUR), until: toIndiaIso(START + DAY + HOUR) });
  const quote = await quoteAt(bookingId, near);
  expect(quote).toMatchObject({ reason: 'zone', feePaise: 0, floorPaise: 16_000 });
  expect(await move('2026-11-26', 0)).toMatchObject({ refusal: { code: 'fee-changed' } });
  expect(await move('2026-11-26', quote.floorPaise)).toMatchObject({ value: 'moved' });
  expect(await quoteAt(bookingId, near)).toMatchObject({ reason: 'rescheduled', feePaise: 16_000 });
});

test('N13 ended early it goes on holding for what was promised before that moment', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const zoneId = await start();
  const end = START + MINUTE;
  expect(await change(zoneId, null, 1, end)).toMatchObject({ value: { version: 2 } });
  expect(await quoteAt(bookingId, end)).toMatchObject({ reason: 'zone' });
  // Pressed twice it is done once.
  expect(await change(zoneId, null, 1, end + MINUTE)).toMatchObject({
    value: { until: toIndiaIso(end), version: 2 },
  });
  expect(await change(zoneId, START + DAY, 2, end)).toMatchObject({
    refusal: { code: 'zone-over' },
  });
});

test('N13 a switch that has run for longer than it may be noticed late is still extended and shortened', async () => {
  const zoneId = await start({ until: toIndiaIso(START + 9 * HOUR) }, START - HOUR);
  const late = START + 7 * HOUR;
  expect(await change(zoneId, START + 12 * HOUR, 1, late)).toMatchObject({ value: { version: 2 } });
  expect(await change(zoneId, START + 8 * HOUR, 2, late)).toMatchObject({ value: { version: 3 } });
  const refused = { refusal: { code: 'zone-hours-invalid' } };
  expect(await change(zoneId, late, 3, late)).toMatchObject(refused);
  expect(await change(zoneId, START + 3 * DAY, 3, late)).toMatchObject(refused);
});

test('N13 new bookings for these hours are refused, or need more notice, and the list of times says why', async () => {
  const slotAt = async (now: Instant) => {
    const question = { serviceId: 3, date: '2026-11-23', pincode: TOWN.near };
    const answer = await readOpenSlots(app.facts, question, now);
    if (!answer.ok) throw new Error(answer.refusal.code);
    const slot = answer.value.slots.find(({ label }) => label === '10:00 AM');
    return { reason: slot?.reason, zones: answer.value.zones };
  };
  const book = () => bookSlot(app, asha, onlineBooking());
  const at = START - 5 * HOUR;
  app.turnTo(at);
  expect(await slotAt(at)).toEqual({ reason: null, zones: [] });
  const zoneId = await start({ leadMinutes: 300 });
  expect(await slotAt(at)).toMatchObject({
    reason: null,
    zones: [{ kind: 'rain', minutes: [540, 600, 660] }],
  });
  expect(await slotAt(at + 1)).toMatchObject({ reason: 'zone-too-soon' });
  app.turnTo(at + 1);
  expect(await book()).toMatchObject({ refusal: { code: 'zone-too-soon' } });
  await change(zoneId, null);
  expect(await slotAt(at + 1)).toEqual({ reason: null, zones: [] });
  await start({ closed: true });
  expect(await slotAt(at)).toMatchObject({
    ...{ reason: 'zone-closed' },
    zones: [{ until: toIndiaIso(START + 2 * HOUR), message: { mr: 'आज जोरदार पाऊस आहे.' } }],
  });
  expect(await book()).toMatchObject({ refusal: { code: 'zone-closed' } });
});

test('N13 the preview of a switch is computed by the functions that charge and pay', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const hours = { pincodes: [TOWN.near], fromAt: START, untilAt: START + 1 };
  expect(await readZoneConsequence(world.db, hours, near)).toMatchObject({
    ...{ visits: 1, bookings: 1, customers: 1, karigars: 1 },
    ...{ feesPaise: (await quoteAt(bookingId, near)).feePaise, mirrorPaise: 40_000 },
  });
  expect(await readZoneConsequence(world.db, { ...hours, fromAt: START + 1 }, near)).toMatchObject({
    ...{ visits: 0, customers: 0, feesPaise: 0 },
  });
});

test('N13 the clock writes down its end once; extended it comes back then', async () => {
  const zoneId = await start();
  const turn = (now: Instant) => endZone({ pool: world.db, now: () => now }, { id: zoneId });
  expect(await turn(START)).toEqual({ againAt: START + 2 * HOUR });
  expect(await turn(START + 2 * HOUR)).toEqual({});
  expect(await turn(START + 2 * HOUR)).toEqual({});
  const { rows } = await world.db.query(
    `select type, actor from events where subject = $1 order by id`,
    [zoneId],
  );
  expect(rows).toEqual([
    { type: 'ZoneStarted', actor: 'ops:meera' },
    { type: 'ZoneEnded', actor: 'clock' },
  ]);
});

test('N13 hours that cannot be, places that we do not serve and another switch under the same name are refused', async () => {
  const attempt = async (change: Partial<ZoneWish>) => {
    const places = await app.facts.places();
    const outcome = await startZone({ pool: world.db, places }, zoneWish(change), START);
    return outcome.ok ? 'started' : outcome.refusal.code;
  };
  expect(await attempt({ until: toIndiaIso(START - HOUR) })).toBe('zone-hours-invalid');
  expect(await attempt({ until: toIndiaIso(START + 4 * DAY) })).toBe('zone-hours-invalid');
  expect(await attempt({ from: toIndiaIso(START - 7 * HOUR) })).toBe('zone-hours-invalid');
  expect(await attempt({ city: 'nowhere' })).toBe('city-unknown');
  expect(await attempt({ pincodes: [TOWN.outside] })).toBe('outside-served-area');
  const id = newId();
  expect(await attempt({ id })).toBe('started');
  expect(await attempt({ id })).toBe('started');
  expect(await attempt({ id, kind: 'bandh' })).toBe('zone-id-reused');
});
