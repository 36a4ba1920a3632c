import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { paymentParts } from '#contract/terms/payment-terms.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { assignByHand } from '#server/flows/dispatch/assign-by-hand.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { recordPayment } from '#server/flows/payment/record-payment.ts';
import { quoteCancellation } from '#server/modules/booking/cancelling.ts';
import { findBooking, listInstalments } from '#server/modules/booking/store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readDay } from '#server/views/karigar-visits.ts';
import { insertStranger } from '#testing/cast.ts';
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
import { type BookSlotInput, bookSlot, type Customer } from './book-slot.ts';
import { cancelBooking } from './cancel-booking.ts';
import { expireBooking } from './expire-booking.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

let world: World;
let app: PaymentDeps & { pass(ms: number): void };
let asha: Customer;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  // Exactly one team of four.
  for (let count = 0; count < 4; count += 1) await sowKarigar(world.db, { skills: [6] });
  await sowKarigar(world.db, { skills: [2] });
  asha = await sowCustomer(world.db);
});
afterEach(async () => {
  expect(await listBroken(world.db)).toEqual([]);
});
afterAll(() => world.close());

const CORPORATE = { serviceId: 6, shownPricePaise: 4_500_000 };
const DAYS = ['2026-12-01', '2026-12-02', '2026-12-04'] as const;

const wish = (change: Partial<BookSlotInput> = {}): BookSlotInput => ({
  id: newId(),
  ...CORPORATE,
  date: DAYS[0],
  moreDates: [DAYS[1], DAYS[2]],
  time: '10:00 AM',
  address: {
    street: 'A-1',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: TOWN.near,
    landmark: '',
  },
  paymentMethod: 'upi',
  ...change,
});
const fresh = () => {
  app = paymentDeps(world.db, NOW);
};
const heldDays = async (id: string) => {
  const { rows } = await world.db.query<{ day: string; people: number[] }>(
    `select to_char(h.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as day,
        array_agg(h.karigar_id order by h.karigar_id) as people
      from holds h where h.booking_id = $1 or h.booking_id in (select id from later_visits where booking_id = $1)
      group by 1 order by 1`,
    [id],
  );
  return rows;
};
const holds = async () =>
  (await world.db.query<{ count: number }>('select count(*)::int as count from holds')).rows[0]
    ?.count;

describe('LIFE-05 an event of several days', () => {
  test('is one booking with one price, and the same team comes every day', async () => {
    fresh();
    const input = wish();
    expect(await bookSlot(app, asha, input)).toMatchObject({ ok: true });
    const team = (await heldDays(input.id))[0]?.people;
    expect(team).toHaveLength(4);
    expect(await heldDays(input.id)).toEqual(
      DAYS.map((day) => ({ day: `${day} 10:00`, people: team })),
    );
    const parts = (await listInstalments(world.db, input.id)).map((part) => [
      ...[part.kind, part.amountPaise, part.dueAt],
    ]);
    const day = (date: string, hour: number) => instantInIndia(date, hour * 60);
    expect(parts).toEqual([
      ['advance', 3_600_000, NOW],
      ['event-day', 150_000, day(DAYS[0], 10)],
      ['event-day', 150_000, day(DAYS[1], 10)],
      ['event-day', 150_000, day(DAYS[2], 10)],
      ['completion', 450_000, day(DAYS[2], 18)],
    ]);
    const at = { now: NOW, paymentProvider: 'sandbox' } as const;
    const read = await readBooking(world.db, asha.id, input.id, at);
    expect(read.ok && read.value.booking).toMatchObject({
      servicePrice: 45_000,
      date: DAYS[0],
      days: DAYS.map((date) => ({ date })),
      payment: { dueNowPaise: 3_600_000 },
    });
    // A Karigar of the team finds it on each of its days, and on no other.
    const { id: ravi } = await insertStranger(world.db, { role: 'karigar' });
    await world.db.query('update karigars set user_id = $2 where id = $1', [team?.[0], ravi]);
    await payFor(app, asha, input.id, 3_600_000);
    const call = { id: input.id, karigarId: team?.[0] as number, why: 'asked for', by: 'test' };
    expect(await assignByHand(app, call)).toMatchObject({ ok: true });
    const seen = await Promise.all(
      [...DAYS, '2026-12-03'].map(async (date) =>
        (await readDay(world.db, ravi, date, NOW)).visits.map((visit) => [visit.date, visit.time]),
      ),
    );
    expect(seen).toEqual([...DAYS.map((date) => [[date, '10:00 AM']]), []]);
    // Sent again, it is the same booking.
    expect(await bookSlot(app, asha, input)).toMatchObject({ ok: true });
    expect(await heldDays(input.id)).toHaveLength(3);
    await expireAll();
  });

  test('takes all of the days or none of them', async () => {
    fresh();
    const one = wish({ date: DAYS[2], moreDates: [], shownPricePaise: 1_500_000 });
    const { moreDates: _, ...single } = one;
    expect(
      await bookSlot(app, asha, {
        ...single,
        moreDates: ['2026-12-09'],
        shownPricePaise: 3_000_000,
      }),
    ).toMatchObject({ ok: true });
    const before = await holds();
    expect(await bookSlot(app, asha, wish())).toMatchObject({
      refusal: { code: 'days-taken' },
    });
    expect(await holds()).toBe(before);
    await expireAll();
  });

  test('many ask at once, one gets it', async () => {
    fresh();
    const wishes = Array.from({ length: 6 }, (_, index) =>
      wish(index % 2 ? {} : { date: DAYS[1], moreDates: [DAYS[2], '2026-12-05'] }),
    );
    const answers = await Promise.all(wishes.map((input) => bookSlot(app, asha, input)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await holds()).toBe(12);
    await expireAll();
  });

  test('cancelled frees every day, and gives back what the fee leaves', async () => {
    fresh();
    const input = wish();
    await bookSlot(app, asha, input);
    await payFor(app, asha, input.id, 3_600_000);
    const booking = await findBooking(world.db, input.id);
    if (!booking) throw new Error('No booking');
    const { feePaise, refundPaise } = quoteCancellation(booking, 3_600_000, NOW);
    const shown = { shownFeePaise: feePaise, shownRefundPaise: refundPaise };
    await cancelBooking(app, { bookingId: input.id, userId: asha.id, ...shown });
    expect(await heldDays(input.id)).toEqual([]);
    expect(await refundsOf(world.db, input.id)).toMatchObject([{ amount: 3_600_000 }]);
  });

  test('moves as a whole: its days keep their distance, and its parts are due on their new days', async () => {
    fresh();
    const input = wish();
    await bookSlot(app, asha, input);
    await payFor(app, asha, input.id, 3_600_000);
    const team = (await heldDays(input.id))[0]?.people;
    const call = { id: input.id, karigarId: team?.[0] as number, why: 'asked for', by: 'test' };
    expect(await assignByHand(app, call)).toMatchObject({ ok: true });
    const to = { id: input.id, userId: asha.id, date: '2026-12-02', time: '11:00 AM' };
    expect(await rescheduleBooking(app, { ...to, shownFloorPaise: 0 })).toEqual({
      ...{ ok: true, value: 'moved' },
    });
    expect(await findVisit(world.db, input.id)).toMatchObject({ karigarId: null });
    const moved = ['2026-12-02', '2026-12-03', '2026-12-05'];
    expect(await heldDays(input.id)).toEqual(
      moved.map((day) => ({ day: `${day} 11:00`, people: team })),
    );
    const due = (await listInstalments(world.db, input.id)).map(({ dueAt }) => dueAt);
    expect(due.slice(1)).toEqual([
      ...moved.map((date) => instantInIndia(date, 660)),
      instantInIndia('2026-12-05', 660) + 8 * HOUR,
    ]);
    // Its own days do not stand in its way, and one day of another booking is enough to.
    const other = wish({
      date: '2026-12-08',
      moreDates: ['2026-12-09'],
      shownPricePaise: 3_000_000,
    });
    expect(await bookSlot(app, asha, other)).toMatchObject({ ok: true });
    expect(
      await rescheduleBooking(app, { ...to, date: '2026-12-05', shownFloorPaise: 0 }),
    ).toMatchObject({ refusal: { code: 'slot-taken' } });
    expect(await heldDays(input.id)).toHaveLength(3);
    await expireAll();
  });

  test('is not moved into quiet hours on any of its days, nor with fewer people than were sold', async () => {
    fresh();
    const input = wish();
    const address = { ...input.address, society: 'Sahyadri Heights' };
    await bookSlot(app, asha, { ...input, address });
    await payFor(app, asha, input.id, 3_600_000);
    // 2026-12-05 is a Saturday.
    await sowSociety(world.db, { weekday: 6, startsMinute: 14 * 60, endsMinute: 16 * 60 });
    await world.db.query(`update societies set quiet_for = 'all'`);
    const now = app.now();
    app = paymentDeps(world.db, now);
    const to = { id: input.id, userId: asha.id, time: '11:00 AM', shownFloorPaise: 0 };
    expect(await rescheduleBooking(app, { ...to, date: '2026-12-02' })).toMatchObject({
      refusal: { code: 'society-quiet' },
    });
    await world.db.query('delete from societies');
    app = paymentDeps(world.db, now);
    // One of the team of four was set free, because they cannot come.
    await world.db.query(
      `delete from holds where karigar_id = (select min(karigar_id) from holds where booking_id = $1)`,
      [input.id],
    );
    expect(await rescheduleBooking(app, { ...to, date: '2026-12-02' })).toMatchObject({ ok: true });
    expect((await heldDays(input.id)).map(({ people }) => people.length)).toEqual([4, 4, 4]);
    await expireAll();
  });

  test('expires as a whole; its late money takes all of its days again', async () => {
    fresh();
    const late = await expired();
    expect(await heldDays(late.id)).toEqual([]);
    expect(await late.pay()).toBe('rebooked');
    const team = (await heldDays(late.id))[0]?.people;
    expect(team).toHaveLength(4);
    expect(await heldDays(late.id)).toEqual(
      DAYS.map((day) => ({ day: `${day} 10:00`, people: team })),
    );
    expect(await lookAt(world.db, late.id)).toMatchObject({
      ...{ status: 'pending', firm: true, paid: 3_600_000, received: 3_600_000 },
      events: ['BookingPlaced', 'PaymentBegun', 'BookingExpired', 'BookingReseated'],
    });
    expect(await late.pay()).toBe('known');
    await expireAll();
  });

  test('expires as a whole; when one of its days has gone to somebody else, the money goes back', async () => {
    fresh();
    const late = await expired();
    const other = await bookOnline(app, asha, {
      ...{ serviceId: 6, shownPricePaise: 1_500_000, paymentMethod: 'cash' },
      ...{ date: DAYS[2], time: '10:00 AM' },
    });
    expect(await late.pay()).toBe('returned');
    expect(await heldDays(late.id)).toEqual([]);
    expect(await heldDays(other)).toHaveLength(1);
    expect(await refundsOf(world.db, late.id)).toMatchObject([
      { amount: 3_600_000, reason: 'slot-gone' },
    ]);
    await expireAll();
  });

  test('late money for four bookings that share days: one gets its time on all of its days, the others get it back', async () => {
    fresh();
    const late = [];
    for (const date of [DAYS[0], DAYS[1], DAYS[0], DAYS[1]])
      late.push(await expired({ date, moreDates: [DAYS[2], '2026-12-05'] }));
    const verdicts = await Promise.all(late.map(({ pay }) => pay()));
    expect(verdicts.toSorted()).toEqual(['rebooked', 'returned', 'returned', 'returned']);
    expect(await holds()).toBe(12);
    await expireAll();
  });

  test('is offered for events only, for at most a week of days, and no day too soon', async () => {
    fresh();
    const refused = async (change: Partial<BookSlotInput>) => {
      const outcome = await bookSlot(app, asha, wish(change));
      return outcome.ok ? 'booked' : outcome.refusal.code;
    };
    expect(await refused({ serviceId: 3 })).toBe('days-not-offered');
    const eight = Array.from({ length: 8 }, (_, index) => `2026-12-1${index}`);
    expect(await refused({ moreDates: eight })).toBe('days-not-offered');
    expect(await refused({ date: '2026-11-21', moreDates: ['2026-11-22'] })).toBe('too-soon');
    expect(await refused({ shownPricePaise: 1_500_000 })).toBe('price-changed');
  });
});

test('LIFE-05 the parts of several days always add up, to the paisa', () => {
  const price = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 7 }), (days) => {
      const total = days.reduce((sum, one) => sum + one, 0);
      const parts = paymentParts('event', total, days);
      expect(parts.map(({ kind }) => kind)).toEqual([
        'advance',
        ...days.map(() => 'event-day'),
        'completion',
      ]);
      expect(parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(total);
      for (const [index, day] of days.entries())
        expect(parts[index + 1]?.amountPaise).toBe(Math.floor(day / 10));
    }),
  );
});

/** Booked, its payment begun, and expired before the money came; `pay` is the gateway reporting it after all. */
async function expired(change: Partial<BookSlotInput> = {}) {
  const { id } = wish(change);
  expect(await bookSlot(app, asha, { ...wish(change), id })).toMatchObject({ ok: true });
  const command = { bookingId: id, userId: asha.id, provider: 'sandbox' };
  const begun = await beginPayment(app, { ...command, amountPaise: 3_600_000 });
  if (!begun.ok) throw new Error(begun.refusal.code);
  app.pass(policy.hold.minutes * MINUTE);
  await expireBooking(app, { bookingId: id, pendingAtGateway: false });
  const { id: attemptId, orderReference, amountPaise } = begun.value.attempt;
  const instrument = 'upi' as const;
  const receipt = { orderReference, amountPaise, gatewayReference: newId(), instrument };
  // Each comes to a process of its own, which knows the days as it last read them.
  const facts = createAppCache(app.pool);
  const pay = () => recordPayment({ ...app, facts }, { attemptId, receipt });
  return { id, pay };
}

/** Clears the holds and pending bookings of the tests before, which would stand in the way of the next. */
async function expireAll(): Promise<void> {
  await given.everyHourFree(app);
  await world.db.query('delete from holds');
}
