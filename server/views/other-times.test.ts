import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { bookSlot, type Customer } from '#server/flows/booking/book-slot.ts';
import { rescheduleBooking } from '#server/flows/booking/reschedule-booking.ts';
import { bookOnline, onlineBooking, type PaymentDeps, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { given } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { readOpenSlots } from './open-slots.ts';
import { readOtherTimes } from './other-times.ts';

const DAY_OF_VISIT = '2026-11-23';

let world: World;
let asha: Customer;
let app: PaymentDeps;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  await sowKarigar(world.db, { skills: [3] });
});
afterAll(() => world.close());
beforeEach(async () => {
  app = paymentDeps(world.db, NOW);
  await given.everyHourFree(app);
  await world.db.query('delete from holds');
});

const readFor = (userId: string, id: string, date?: string) =>
  readOtherTimes({ facts: app.facts, db: world.db }, userId, { id, date }, NOW);
const openOf = async (id: string, date?: string) => {
  const outcome = await readFor(asha.id, id, date);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.slots.flatMap(({ open, label }) => (open ? [label] : []));
};
const openForAll = async () => {
  const asked = { serviceId: 3, date: DAY_OF_VISIT, pincode: TOWN.near };
  const outcome = await readOpenSlots(app.facts, asked, NOW);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.slots.flatMap(({ open, label }) => (open ? [label] : []));
};

test('a visit’s own time counts as free to whoever moves it, and to nobody else', async () => {
  const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
  const others = await openForAll();
  for (const hour of ['10:00 AM', '11:00 AM']) expect(others).not.toContain(hour);
  expect(await openOf(id)).toEqual(expect.arrayContaining(['10:00 AM', '11:00 AM', ...others]));
});

test('the bookings of other customers stay taken', async () => {
  const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
  await bookOnline(app, asha, { paymentMethod: 'cash', time: '03:00 PM' });
  const open = await openOf(id);
  expect(open).toContain('11:00 AM');
  for (const hour of ['03:00 PM', '04:00 PM']) expect(open).not.toContain(hour);
});

test('without a date it is the day of the visit; a day that cannot be booked is closed', async () => {
  const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
  const outcome = await readFor(asha.id, id);
  expect(outcome).toMatchObject({ value: { date: DAY_OF_VISIT, today: '2026-11-21' } });
  expect(await openOf(id, '2026-11-20')).toEqual([]);
  expect(await openOf(id, '2028-01-01')).toEqual([]);
});

test('a visit that begins too soon to be moved within its day shows the first day on which it could be', async () => {
  const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
  const evening = NOW + 2 * DAY + 9 * HOUR;
  const outcome = await readOtherTimes(
    { facts: app.facts, db: world.db },
    asha.id,
    { id },
    evening,
  );
  expect(outcome).toMatchObject({ value: { today: DAY_OF_VISIT, date: '2026-11-24' } });
});

test('HIST-03 nobody learns of somebody else’s booking', async () => {
  const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
  for (const [userId, wanted] of [
    [newId(), id],
    [asha.id, newId()],
  ] as const) {
    const refused = { ok: false, refusal: { code: 'booking-not-found' } };
    expect(await readFor(userId, wanted)).toMatchObject(refused);
  }
});

test('a customer who is a Karigar is not offered an hour at which only they are free, neither to move to nor instead', async () => {
  const other = await sowCustomer(world.db);
  const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
  await bookOnline(app, other, { paymentMethod: 'cash', time: '03:00 PM' });
  const ownKarigar = await sowKarigar(world.db, { skills: [3] });
  await world.db.query('update karigars set user_id = $2 where id = $1', [ownKarigar, asha.id]);
  app = paymentDeps(world.db, NOW);
  expect(await openForAll()).toContain('03:00 PM');
  const open = await openOf(id);
  expect(open).toContain('11:00 AM');
  expect(open).not.toContain('03:00 PM');
  const [date, shownFloorPaise] = [DAY_OF_VISIT, 0];
  for (const time of ['03:00 PM', '04:00 PM']) {
    const move = { id, userId: asha.id, date, time, shownFloorPaise };
    expectOthers(await rescheduleBooking(app, move));
    expectOthers(await bookSlot(app, asha, onlineBooking({ date, time })));
  }
});

const expectOthers = (outcome: unknown) => {
  expect(outcome).toMatchObject({ refusal: { code: 'slot-taken' } });
  const { refusal } = outcome as { refusal: { params: { alternatives: unknown[] } } };
  expect(refusal.params.alternatives).not.toHaveLength(0);
  for (const time of ['03:00 PM', '04:00 PM'])
    expect(refusal.params.alternatives).not.toContainEqual(
      expect.objectContaining({ date: DAY_OF_VISIT, time }),
    );
};
