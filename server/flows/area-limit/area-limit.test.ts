import { beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { accept } from '#kernel/outcome.ts';
import { readLimitedVisits } from '#server/views/area-limits.ts';
import { readOpenSlots } from '#server/views/open-slots.ts';
import { bookOnline, onlineBooking, payFor } from '#testing/payments.ts';
import { TOWN } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { given, sowWorker, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import { NOW, type World } from '#testing/world.ts';
import { bookSlot, type Customer } from '../booking/book-slot.ts';
import { rescheduleBooking } from '../booking/reschedule-booking.ts';
import { endAreaLimit } from './end-area-limit.ts';
import { setAreaLimit } from './set-area-limit.ts';

const DAY_OF_VISIT = '2026-11-23';
const DAY_BEFORE = '2026-11-22';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});
beforeEach(async () => {
  app.turnTo(NOW);
  await given.everyHourFree(app);
  await world.db.query('delete from area_limits');
  await world.db.query('update karigars set active = false');
  await sowWorker(world.db);
  await app.facts.limitsAnew();
});

type Wish = Parameters<typeof setAreaLimit>[1];
const closing = (change: Partial<Wish> = {}): Wish => ({
  ...{ id: newId(), city: 'mumbai', pincodes: [TOWN.near], percent: 0, by: 'meera' },
  ...{ fromOn: DAY_OF_VISIT, againOn: null, why: 'Nobody lives near enough.' },
  ...change,
});
/** Written, and not yet heard of by the process that books. */
const write = async (wish: Wish) =>
  setAreaLimit({ pool: world.db, places: await app.facts.places() }, wish, app.now());
const close = async (change: Partial<Wish> = {}) => {
  const wish = closing(change);
  expect(await write(wish)).toMatchObject({ ok: true });
  await app.facts.limitsAnew();
  return wish.id;
};
const again = (id: string, againOn: string, version = 1) =>
  endAreaLimit(world.db, { id, againOn, version, why: 'We go there.', by: 'meera' }, app.now());
const slotsOn = async (date: string, pincode: string = TOWN.near) => {
  const read = await readOpenSlots(app.facts, { serviceId: 3, date, pincode }, app.now());
  if (!read.ok) throw new Error(read.refusal.code);
  const reasons = new Set(read.value.slots.map(({ reason }) => reason));
  return { reasons, limit: read.value.limit };
};
const book = (change: Parameters<typeof onlineBooking>[0] = {}) =>
  bookSlot(app, asha, onlineBooking(change));
const move = (id: string, date: string, time = '10:00 AM') =>
  rescheduleBooking(app, { id, userId: asha.id, date, time, shownFloorPaise: 0 });
const CLOSED = { code: 'area-closed', params: { fromOn: DAY_OF_VISIT, againOn: null } };

test('N07 an area takes nothing new from a day on: no slot, no booking, no move there; before that day and elsewhere all is as usual', async () => {
  await close();
  const closed = await slotsOn(DAY_OF_VISIT);
  expect(closed.reasons).toEqual(new Set(['area-closed']));
  expect(closed.limit).toEqual({ percent: 0, fromOn: DAY_OF_VISIT, againOn: null });
  expect(await book()).toMatchObject({ refusal: CLOSED });
  for (const { reasons, limit } of [
    await slotsOn(DAY_BEFORE),
    await slotsOn(DAY_OF_VISIT, TOWN.middle),
  ]) {
    expect(reasons).toContain(null);
    expect(limit).toBeNull();
  }
  const bookingId = await bookOnline(app, asha, { date: DAY_BEFORE, time: '12:00 PM' });
  await payFor(app, asha, bookingId);
  expect(await move(bookingId, DAY_OF_VISIT)).toMatchObject({ refusal: CLOSED });
  expect(await move(bookingId, DAY_BEFORE, '02:00 PM')).toEqual(accept('moved'));
});

test('N07 what is booked there stands: it is listed before, its Karigar comes, and it may still move out', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const seen = { pincodes: [TOWN.near], fromOn: DAY_OF_VISIT, againOn: null };
  expect(await readLimitedVisits(world.db, seen)).toMatchObject({
    ...{ visits: 1, first: [{ bookingId, startsAt: '2026-11-23T10:00:00+05:30' }] },
  });
  const { bookingId: other } = await visitAt(app, asha, 'assigned', { time: '02:00 PM' });
  await close();
  expect(await move(other, DAY_BEFORE, '02:00 PM')).toEqual(accept('moved'));
  await given.visit(app, 'completed', bookingId);
});

test('N07 a process that has not heard of a closing yet books and moves nothing there, and says why', async () => {
  const bookingId = await bookOnline(app, asha, { date: DAY_BEFORE, time: '12:00 PM' });
  await payFor(app, asha, bookingId);
  await app.facts.limits();
  expect(await write(closing())).toMatchObject({ ok: true });
  expect(await move(bookingId, DAY_OF_VISIT)).toMatchObject({ refusal: CLOSED });
  expect(await book()).toMatchObject({ refusal: CLOSED });
  expect(await readLimitedVisits(world.db, closing())).toMatchObject({ visits: 0 });
});

test('N07 closed and booked at one moment: whatever was placed is listed, and nothing is placed afterwards', async () => {
  const times = ['10:00 AM', '12:00 PM', '02:00 PM', '04:00 PM'];
  const [closed, ...booked] = await Promise.all([
    write(closing()),
    ...times.map((time) => book({ time, paymentMethod: 'cash' })),
  ]);
  expect(closed).toMatchObject({ ok: true });
  const placed = booked.filter(({ ok }) => ok).length;
  const { rows } = await world.db.query(
    `select count(*)::int as held from visits v join bookings b on b.id = v.booking_id join holds h on h.booking_id = v.id
      where b.user_id = $1`,
    [asha.id],
  );
  expect(rows).toEqual([{ held: placed }]);
  expect(await book({ date: '2026-11-24' })).toMatchObject({ refusal: { code: 'area-closed' } });
});

test('N07 set twice it is set once, ended twice it is ended once, and of two colleagues the second hears so', async () => {
  const wish = closing();
  const both = await Promise.all([write(wish), write(wish), write(wish)]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(await write({ ...wish, percent: 50, againOn: '2026-12-01' })).toMatchObject({
    refusal: { code: 'area-limit-id-reused' },
  });
  expect(await write({ ...wish, againOn: '2026-12-01' })).toMatchObject({
    refusal: { code: 'area-limit-id-reused' },
  });
  const ends = await Promise.all([again(wish.id, '2026-12-01'), again(wish.id, '2026-12-02')]);
  expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
  expect(ends.find(({ ok }) => !ok)).toMatchObject({
    refusal: { code: 'area-limit-changed', params: { version: 2 } },
  });
  const { rows } = await world.db.query(
    'select type, count(*)::int as times from events where subject = $1 group by type order by type',
    [wish.id],
  );
  expect(rows).toEqual([
    { type: 'AreaLimitEnded', times: 1 },
    { type: 'AreaLimited', times: 1 },
  ]);
  const [{ again_on: end }] = (await world.db.query('select again_on::text from area_limits')).rows;
  expect(await again(wish.id, end)).toMatchObject({ ok: true });
  expect(await write(wish)).toMatchObject({
    refusal: { code: 'area-limit-changed', params: { version: 2 } },
  });
});

test('N07 taken back before it began, or ended today, an area is booked as usual', async () => {
  const id = await close();
  expect(await again(id, DAY_OF_VISIT)).toMatchObject({ ok: true });
  await app.facts.limitsAnew();
  expect((await slotsOn(DAY_OF_VISIT)).reasons).toContain(null);
  expect(await book()).toMatchObject({ ok: true });
});

test('N07 a closing of the whole city holds for a pincode that is served only later, also where it has not been heard of yet', async () => {
  const { rows } = await world.db.query(
    `insert into area_limits (id, city, whole_city, pincodes, percent, from_on, made_at)
      values ($1, 'mumbai', true, $2, 0, $3, now()) returning id`,
    [newId(), [TOWN.middle], DAY_OF_VISIT],
  );
  expect(rows).toHaveLength(1);
  expect(await book()).toMatchObject({ refusal: CLOSED });
  expect((await slotsOn(DAY_OF_VISIT)).reasons).toEqual(new Set(['area-closed']));
  expect(await book({ date: DAY_BEFORE, time: '12:00 PM' })).toMatchObject({ ok: true });
});

test('N07 a closing holds for the booking statement until midnight in India before it is as usual again', async () => {
  await write(closing({ againOn: '2026-11-25' }));
  const isOpen = async (...startsAt: string[]) =>
    (
      await world.db.query('select areas_open($1, $2, $3::timestamptz[]) as open', [
        [TOWN.near],
        startsAt.map(() => 1),
        startsAt,
      ])
    ).rows[0]?.open;
  expect(await isOpen('2026-11-22T23:59+05:30')).toBe(true);
  expect(await isOpen('2026-11-23T00:00+05:30')).toBe(false);
  expect(await isOpen('2026-11-24T23:59+05:30')).toBe(false);
  expect(await isOpen('2026-11-25T00:00+05:30')).toBe(true);
  expect(await isOpen('2026-11-26T10:00+05:30', '2026-11-24T10:00+05:30')).toBe(false);
});

test('N07 with a share of the Karigars so many are shown and sold, however many ask at once', async () => {
  await world.db.query('update karigars set active = false');
  for (let nth = 0; nth < 10; nth += 1) await sowWorker(world.db);
  const openAt = async () => {
    const read = await readOpenSlots(
      app.facts,
      { serviceId: 3, date: DAY_OF_VISIT, pincode: TOWN.near },
      app.now(),
    );
    return read.ok ? (read.value.slots.find(({ label }) => label === '10:00 AM')?.places ?? 0) : 0;
  };
  await expect.poll(openAt).toBe(10);
  await close({ percent: 50, againOn: '2026-11-24' });
  const sold = await openAt();
  expect(sold).toBeGreaterThan(0);
  expect(sold).toBeLessThan(10);
  // The next question is answered from the same count.
  const board = await app.facts.board(DAY_OF_VISIT);
  const place = board.places.indexOf(TOWN.near);
  const question = { serviceId: 3, durationMinutes: 60, teamSize: 1, place };
  expect(board.slots(question)).toBe(board.slots(question));
  const booked = await Promise.all(Array.from({ length: 12 }, () => book()));
  expect(booked.filter(({ ok }) => ok)).toHaveLength(sold);
  expect(booked.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'slot-taken' } });
  expect(await openAt()).toBe(0);
});
