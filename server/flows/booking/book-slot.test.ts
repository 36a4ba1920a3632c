import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { sowCustomer, sowKarigar, sowSmallTown, sowSociety, TOWN } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { type BookSlotInput, bookSlot, type Customer } from './book-slot.ts';
import { expireBooking } from './expire-booking.ts';

let world: World;
let asha: Customer;
let now: number;
let facts: ReturnType<typeof createAppCache>;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
});
afterAll(() => world.close());
beforeEach(async () => {
  now = world.now;
  facts = createAppCache(world.db);
  await world.db.query('truncate holds; delete from karigars');
});

const book = (change: Partial<BookSlotInput> = {}, customer = asha) =>
  bookSlot(
    { pool: world.db, now: () => now, facts, writePlacing: writePlacings(world.db) },
    customer,
    request(change),
  );

const request = (change: Partial<BookSlotInput> = {}): BookSlotInput => ({
  id: newId(),
  serviceId: 3,
  date: '2026-11-23',
  time: '10:00 AM',
  address: {
    street: 'Flat 702, Sahyadri Heights',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: TOWN.near,
    landmark: '',
  },
  paymentMethod: 'cash',
  shownPricePaise: 80000,
  ...change,
});

const code = (outcome: Awaited<ReturnType<typeof book>>) =>
  outcome.ok ? 'booked' : outcome.refusal.code;

test('an hour in which the society of the address wants quiet is refused, with hours that are not', async () => {
  await sowKarigar(world.db);
  await sowSociety(world.db, { weekday: 1, startsMinute: 9 * 60, endsMinute: 12 * 60 });
  const address = { ...request().address, society: 'Sahyadri Heights' };
  const refused = await book({ address });
  expect(refused).toMatchObject({ refusal: { code: 'society-quiet' } });
  const { alternatives } = (refused.ok ? {} : refused.refusal.params) as {
    alternatives: { date: string; time: string }[];
  };
  expect(alternatives[0]).toMatchObject({ date: '2026-11-23', time: '12:00 PM' });
  expect(code(await book({ address, ...alternatives[0] }))).toBe('booked');
  expect((await world.db.query('select from holds')).rowCount).toBe(1);
  await world.db.query('delete from societies');
});

describe('what is written', () => {
  test('BOOK-09 the record has every field, status pending, and the default name Customer', async () => {
    await sowKarigar(world.db);
    const nameless = { ...asha, fullName: null };
    const outcome = await book({}, nameless);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { rows } = await world.db.query('select * from bookings where id = $1', [
      outcome.value.booking.id,
    ]);
    expect(rows[0]).toMatchObject({
      user_id: asha.id,
      name: 'Customer',
      email: asha.email,
      phone: asha.mobile,
      service_id: 3,
      service_name: 'Plumbing',
      price_paise: 80000,
      starts_at: instantInIndia('2026-11-23', 600),
      ends_at: instantInIndia('2026-11-23', 690),
      payment_method: 'cash',
      status: 'pending',
      firm_at: now,
      hold_until: null,
      created_at: now,
    });
    expect(rows[0]?.address).toEqual(request().address);
  });

  test('BOOK-10 cash: booking and payment record are written together, the money not yet collected', async () => {
    await sowKarigar(world.db);
    const outcome = await book();
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { rows } = await world.db.query('select * from payments where booking_id = $1', [
      outcome.value.booking.id,
    ]);
    expect(rows).toEqual([
      expect.objectContaining({
        service_id: 3,
        service_name: 'Plumbing',
        user_id: asha.id,
        user_email: asha.email,
        user_phone: asha.mobile,
        mode: 'cash',
        status: 'success',
        origin: 'booking-dialog',
        amount_paise: 80000,
        pg_txn_id: '',
        collected_at: null,
        created_at: now,
      }),
    ]);
  });

  test('R20 whoever cannot be called is asked for a mobile before anything is taken', async () => {
    await sowKarigar(world.db);
    expect(code(await book({}, { ...asha, mobile: null }))).toBe('mobile-needed');
    expect((await world.db.query('select from holds')).rows).toEqual([]);
    expect(code(await book())).toBe('booked');
  });

  test('one event row and one outbox row, naming nobody', async () => {
    await sowKarigar(world.db);
    const outcome = await book();
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { rows } = await world.db.query<{ type: string; data: object }>(
      'select e.type, e.data from events e join outbox o on o.event_id = e.id where e.subject = $1',
      [outcome.value.booking.id],
    );
    expect(rows.map((row) => row.type)).toEqual(['BookingPlaced']);
    expect(JSON.stringify(rows)).not.toContain('Asha');
    expect(JSON.stringify(rows)).not.toContain('Sahyadri');
  });

  test('an online booking holds its slot for fifteen minutes', async () => {
    await sowKarigar(world.db);
    const outcome = await book({ paymentMethod: 'upi' });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(outcome.value.booking).toMatchObject({ firmAt: null, holdUntil: now + 15 * MINUTE });
  });
});

describe('what is refused', () => {
  beforeEach(() => sowKarigar(world.db));

  test('BOOK-04 a slot nearer than two hours is too soon, exactly two hours is not', async () => {
    const today = { date: '2026-11-21', time: '12:00 PM' } as const;
    expect(code(await book(today))).toBe('booked');
    now += 1;
    expect(code(await book(today))).toBe('too-soon');
  });

  test('BOOK-08 an event needs a whole day, boundary included', async () => {
    const tomorrow = { serviceId: 2, shownPricePaise: 200000, date: '2026-11-22' } as const;
    expect(code(await book({ ...tomorrow, time: '09:00 AM' }))).toBe('too-soon');
    expect(code(await book({ ...tomorrow, time: '10:00 AM' }))).toBe('booked');
  });

  test('BOOK-03 the same day of next year is the last', async () => {
    expect(code(await book({ date: '2027-11-21' }))).toBe('booked');
    expect(code(await book({ date: '2027-11-22' }))).toBe('too-far');
  });

  test('a place that is not served, a price that has changed, an option that is missing', async () => {
    const elsewhere = { ...request().address, pincode: TOWN.outside };
    expect(code(await book({ address: elsewhere }))).toBe('outside-served-area');
    expect(code(await book({ shownPricePaise: 79900 }))).toBe('price-changed');
    expect(code(await book({ serviceId: 8, shownPricePaise: 1100000 }))).toBe('option-missing');
    expect(code(await book({ serviceId: 8, option: 'food', shownPricePaise: 500000 }))).toBe(
      'option-unavailable',
    );
    expect(code(await book({ serviceId: 99 }))).toBe('service-unknown');
  });

  test('the same request again is the same booking; another one under its id is refused', async () => {
    const once = request();
    const first = await book(once);
    const again = await book(once);
    expect(again).toEqual(first);
    expect(code(await book({ ...once, time: '03:00 PM' }))).toBe('booking-id-reused');
    expect(code(await book(once, await sowCustomer(world.db, 'Imran Shaikh')))).toBe(
      'booking-id-reused',
    );
  });

  test('a repeated request is answered even when its lead time has passed meanwhile', async () => {
    const once = request();
    const first = await book(once);
    now = instantInIndia('2026-11-23', 590);
    expect(await book(once)).toEqual(first);
  });
});

describe('whose time is taken', () => {
  test('one Karigar is not booked twice, and the journey between two places is kept free', async () => {
    await sowKarigar(world.db);
    expect(code(await book({ time: '10:00 AM' }))).toBe('booked');
    expect(code(await book({ time: '11:00 AM' }))).toBe('slot-taken');
    // Free at 11:30; 70 minutes to the far place: 12:40.
    const far = { ...request().address, pincode: TOWN.far };
    expect(code(await book({ time: '12:00 PM', address: far }))).toBe('slot-taken');
    expect(code(await book({ time: '12:00 PM' }))).toBe('booked');
  });

  test('a lost race is answered with the nearest open slots of that day and the days around it', async () => {
    await sowKarigar(world.db);
    await book({ time: '10:00 AM' });
    const lost = await book({ time: '10:00 AM' });
    expect(lost).toMatchObject({
      refusal: {
        code: 'slot-taken',
        params: {
          alternatives: [
            { date: '2026-11-23', time: '12:00 PM', startsAt: '2026-11-23T12:00:00+05:30' },
            { time: '01:00 PM' },
            { time: '02:00 PM' },
            { time: '03:00 PM' },
          ],
        },
      },
    });
  });

  test('an hour that has room is not called taken in a rush in which every offer is overtaken', async () => {
    await sowKarigar(world.db);
    const outcome = await bookSlot(
      {
        pool: world.db,
        now: () => now,
        facts,
        writePlacing: async () => ({ outcome: 'contended' }),
      },
      asha,
      request(),
    );
    expect(code(outcome)).toBe('too-many-requests');
  });

  test('a visit squeezed between two others moves the departure of the later one', async () => {
    const karigar = await sowKarigar(world.db);
    await book({ time: '09:00 AM' });
    await book({ time: '05:00 PM', address: { ...request().address, pincode: TOWN.middle } });
    await book({ time: '01:00 PM', address: { ...request().address, pincode: TOWN.far } });
    const { rows } = await world.db.query<{ starts_at: number; leave_at: number }>(
      'select starts_at, leave_at from holds where karigar_id = $1 order by starts_at',
      [karigar],
    );
    expect(rows.map((row) => (row.starts_at - row.leave_at) / MINUTE)).toEqual([10, 70, 40]);
  });

  test('a team is taken whole or not at all', async () => {
    for (let member = 0; member < 3; member += 1) await sowKarigar(world.db);
    const event = { serviceId: 6, shownPricePaise: 1500000, time: '09:00 AM' } as const;
    expect(code(await book(event))).toBe('slot-taken');
    expect((await world.db.query('select from holds')).rowCount).toBe(0);
    await sowKarigar(world.db);
    facts = createAppCache(world.db);
    expect(code(await book(event))).toBe('booked');
    expect((await world.db.query('select from holds')).rowCount).toBe(4);
  });

  test('a visit across midnight keeps both days', async () => {
    for (let member = 0; member < 4; member += 1) {
      await sowKarigar(world.db, { shift: [600, 1800] });
    }
    const night = { serviceId: 6, shownPricePaise: 1500000, time: '08:00 PM' } as const;
    expect(code(await book(night))).toBe('booked');
    const { rows } = await world.db.query<{ ends_at: number }>('select ends_at from holds');
    expect(rows.map((row) => row.ends_at)).toEqual(
      Array.from({ length: 4 }, () => instantInIndia('2026-11-24', 240)),
    );
  });

  test('the database itself refuses two places at once, journeys included', async () => {
    const karigar = await sowKarigar(world.db);
    const insert = (leave: number, start: number, end: number) =>
      world.db.query(
        `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
          values ($1, $2, $3, $4, $5, $6)`,
        [newId(), karigar, TOWN.near, new Date(leave), new Date(start), new Date(end)],
      );
    await insert(now, now + HOUR, now + 2 * HOUR);
    await expect(insert(now + HOUR, now + 3 * HOUR, now + 4 * HOUR)).rejects.toThrow(
      'holds_one_place',
    );
  });
});

describe('expiry', () => {
  const expire = (bookingId: string, pendingAtGateway = false) =>
    expireBooking({ pool: world.db, now: () => now, facts }, { bookingId, pendingAtGateway });

  test('an unpaid online booking expires after fifteen minutes, once, and its time is free again', async () => {
    await sowKarigar(world.db);
    const outcome = await book({ paymentMethod: 'upi' });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { id } = outcome.value.booking;
    now += 15 * MINUTE - 1;
    expect(await expire(id)).toMatchObject({ value: { kind: 'wait' } });
    now += 1;
    expect(await expire(id)).toMatchObject({ value: { kind: 'expire' } });
    expect(await expire(id)).toMatchObject({ value: { kind: 'settled' } });
    const { rows } = await world.db.query<{ type: string }>(
      'select type from events where subject = $1 order by id',
      [id],
    );
    expect(rows.map((row) => row.type)).toEqual(['BookingPlaced', 'BookingExpired']);
    facts = createAppCache(world.db);
    expect(code(await book())).toBe('booked');
  });

  test('the hold is extended once, by ten minutes, when the gateway says pending', async () => {
    await sowKarigar(world.db);
    const outcome = await book({ paymentMethod: 'upi' });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { id } = outcome.value.booking;
    now += 15 * MINUTE;
    expect(await expire(id, true)).toMatchObject({ value: { kind: 'extend' } });
    now += 10 * MINUTE;
    expect(await expire(id, true)).toMatchObject({ value: { kind: 'expire' } });
  });

  test('the visit after a freed one is left for from the place before it', async () => {
    const karigar = await sowKarigar(world.db);
    await book({ time: '09:00 AM' });
    await book({ time: '05:00 PM' });
    const between = await book({
      time: '01:00 PM',
      paymentMethod: 'upi',
      address: { ...request().address, pincode: TOWN.far },
    });
    if (!between.ok) throw new Error(between.refusal.code);
    now += 15 * MINUTE;
    await expire(between.value.booking.id);
    const { rows } = await world.db.query<{ starts_at: number; leave_at: number }>(
      'select starts_at, leave_at from holds where karigar_id = $1 order by starts_at',
      [karigar],
    );
    expect(rows.map((row) => (row.starts_at - row.leave_at) / MINUTE)).toEqual([10, 10]);
  });

  test('cash is firm: nothing expires it, except an event whose advance does not come', async () => {
    await sowKarigar(world.db);
    const daily = await book();
    const event = await book({
      serviceId: 2,
      shownPricePaise: 200000,
      date: '2026-11-26',
      time: '03:00 PM',
    });
    if (!daily.ok || !event.ok) throw new Error('not booked');
    now += 24 * HOUR;
    expect(await expire(daily.value.booking.id)).toMatchObject({ value: { kind: 'settled' } });
    expect(await expire(event.value.booking.id)).toMatchObject({ value: { kind: 'expire' } });
  });
});
