import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { connect } from '#server/platform/database/connect.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import {
  bookOnline,
  lookAt,
  type PaymentDeps,
  payFor,
  paymentDeps,
  refundsOf,
} from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowKarigar, sowSmallTown, sowSociety, TOWN } from '#testing/small-town.ts';
import { given } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import type { Customer } from './book-slot.ts';
import { cancelBooking } from './cancel-booking.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

const START = instantInIndia('2026-11-23', 600);

const HOME = {
  street: '12 Gulmohar Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: TOWN.near,
  landmark: '',
};

let world: World;
let asha: Customer;
let app: PaymentDeps & { pass(ms: number): void };

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  await sowKarigar(world.db, { skills: [2, 3] });
});
afterAll(() => world.close());
beforeEach(async () => {
  expect(await listBroken(world.db)).toEqual([]);
  app = paymentDeps(world.db, NOW);
  await given.everyHourFree(app);
});

const move = (id: string, date: string, time: string, floor = 0, by: PaymentDeps = app) =>
  rescheduleBooking(by, { id, userId: asha.id, date, time, shownFloorPaise: floor });
const visitOf = async (id: string) => {
  const { rows } = await world.db.query(
    `select status, starts_at, ends_at, reschedules, fee_floor_paise,
      (select array_agg(h.starts_at) from holds h where h.booking_id = b.id) as held
    from bookings b where id = $1`,
    [id],
  );
  return rows[0];
};

describe('a customer moves a booking', () => {
  test('the new time is taken and the old one free, in one', async () => {
    const id = await bookOnline(app, asha);
    await payFor(app, asha, id);
    expect(await move(id, '2026-11-24', '03:00 PM')).toEqual({ ok: true, value: 'moved' });
    const startsAt = instantInIndia('2026-11-24', 900);
    const endsAt = startsAt + 90 * MINUTE;
    expect(await visitOf(id)).toMatchObject({
      status: 'pending',
      starts_at: startsAt,
      ends_at: endsAt,
      reschedules: 1,
      held: [startsAt],
    });
    expect((await lookAt(world.db, id)).events.at(-1)).toBe('BookingRescheduled');
    // The hour it had is free for somebody else.
    await bookOnline(app, asha);
  });

  test('not into the quiet hours of the society; the customer keeps the old time', async () => {
    const address = { ...HOME, society: 'Sahyadri Heights' };
    const id = await bookOnline(app, asha, { paymentMethod: 'cash', address });
    await sowSociety(world.db, { weekday: 2, startsMinute: 14 * 60, endsMinute: 16 * 60 });
    app = paymentDeps(world.db, NOW);
    expect(await move(id, '2026-11-24', '02:00 PM')).toMatchObject({
      refusal: {
        code: 'society-quiet',
        params: { alternatives: [{ time: '12:00 PM' }, {}, {}, {}] },
      },
    });
    expect(await visitOf(id)).toMatchObject({ starts_at: START, held: [START], reschedules: null });
    expect(await move(id, '2026-11-24', '04:00 PM')).toMatchObject({ ok: true });
    await world.db.query('delete from societies');
  });

  test('with as many people as were sold, also where somebody of them is missing just now', async () => {
    const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
    await world.db.query('delete from holds');
    await sellAnotherVersion(world.db, 3, { teamSize: 2 });
    app = paymentDeps(world.db, NOW);
    const refused = { refusal: { code: 'slot-taken' } };
    expect(await move(id, '2026-11-24', '03:00 PM')).toMatchObject(refused);
    await sellAnotherVersion(world.db, 3, { teamSize: 1 });
    await given.everyHourFree(app);
  });

  test('sent again it stays where it is, and counts once', async () => {
    const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
    await move(id, '2026-11-24', '03:00 PM');
    expect(await move(id, '2026-11-24', '03:00 PM')).toEqual({ ok: true, value: 'was-there' });
    expect(await visitOf(id)).toMatchObject({ reschedules: 1 });
  });

  test('by an hour it may lie over the time that it gives up itself', async () => {
    const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
    expect(await move(id, '2026-11-23', '11:00 AM')).toMatchObject({ ok: true });
    expect(await visitOf(id)).toMatchObject({ held: [START + HOUR] });
  });

  test('a time that is taken is refused with others offered, and the customer keeps the old one', async () => {
    const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
    await bookOnline(app, asha, { paymentMethod: 'cash', time: '03:00 PM' });
    const outcome = await move(id, '2026-11-23', '03:00 PM');
    expect(outcome).toMatchObject({
      refusal: { code: 'slot-taken', params: { alternatives: expect.any(Array) } },
    });
    expect(await visitOf(id)).toMatchObject({ starts_at: START, held: [START], reschedules: null });
  });

  test('the lead time holds for the new time, and somebody else’s booking is not found', async () => {
    const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
    expect(await move(id, '2026-11-21', '11:00 AM')).toMatchObject({
      refusal: { code: 'too-soon' },
    });
    const other = { id, userId: newId(), date: '2026-11-24', time: '10:00 AM', shownFloorPaise: 0 };
    expect(await rescheduleBooking(app, other)).toMatchObject({
      refusal: { code: 'booking-not-found' },
    });
  });

  test('the Karigar who accepted the old hour leads it no more', async () => {
    const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
    await given.visit(app, 'assigned', id);
    expect(await move(id, '2026-11-24', '03:00 PM')).toEqual({ ok: true, value: 'moved' });
    expect(await findVisit(world.db, id)).toMatchObject({ karigarId: null });
  });

  test('moved late and cancelled then, it costs what it would have cost before', async () => {
    const id = await bookOnline(app, asha);
    await payFor(app, asha, id);
    await given.visit(app, 'assigned', id);
    app.pass(START - 5 * HOUR - app.now());
    expect(await move(id, '2026-11-27', '10:00 AM', 8_000)).toMatchObject({ ok: true });
    const cancelled = { bookingId: id, userId: asha.id, shownFeePaise: 8_000 };
    expect(await cancelBooking(app, { ...cancelled, shownRefundPaise: 72_000 })).toMatchObject({
      ok: true,
    });
    expect(await refundsOf(world.db, id)).toMatchObject([{ amount: 72_000 }]);
  });
});

describe('at the same moment', () => {
  const pools: ReturnType<typeof connect>[] = [];
  const rivals = () =>
    [0, 1].map(() => {
      const pool = connect({ url: world.url });
      pools.push(pool);
      return paymentDeps(pool, NOW);
    });
  afterAll(() => Promise.all(pools.map((pool) => pool.end())));

  test('two bookings want the same free hour: one has it, the other keeps its own', async () => {
    const first = await bookOnline(app, asha, { paymentMethod: 'cash' });
    const second = await bookOnline(app, asha, { paymentMethod: 'cash', time: '02:00 PM' });
    const [one, other] = rivals();
    const answers = await Promise.all([
      move(first, '2026-11-25', '10:00 AM', 0, one),
      move(second, '2026-11-25', '10:00 AM', 0, other),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'slot-taken' } });
    expect((await visitOf(first))?.held).toHaveLength(1);
    expect((await visitOf(second))?.held).toHaveLength(1);
  });

  test('moved to two places and cancelled at once: one end, one team, nothing lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      await given.everyHourFree(app);
      const id = await bookOnline(app, asha, { paymentMethod: 'cash' });
      const [one, other] = rivals();
      const [cancelled] = await Promise.all([
        cancelBooking(one!, {
          bookingId: id,
          userId: asha.id,
          shownFeePaise: 0,
          shownRefundPaise: 0,
        }),
        move(id, '2026-11-24', '10:00 AM', 0, one),
        move(id, '2026-11-25', '10:00 AM', 0, other),
      ]);
      expect(cancelled.ok).toBe(true);
      expect(await visitOf(id)).toMatchObject({ status: 'cancelled', held: null });
    }
  });
});
