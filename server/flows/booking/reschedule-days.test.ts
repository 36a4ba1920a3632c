import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { slotsOffered } from '#contract/refusal-params.ts';
import { SLOT_LABELS } from '#contract/slots.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, instantInIndia } from '#kernel/time.ts';
import { bookOnline, type PaymentDeps, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown, sowSociety, TOWN } from '#testing/small-town.ts';
import { given } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { readOtherTimes } from '../../views/other-times.ts';
import { type BookSlotInput, bookSlot, type Customer } from './book-slot.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

const PHOTOGRAPHY = 2;
const FIRST = '2026-12-01';
const HOURS = [0, 4, 8];

let world: World;
let app: PaymentDeps;
let asha: Customer;
let karigars: number[];

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  const homes = [TOWN.near, TOWN.middle, TOWN.far];
  karigars = [];
  for (const home of homes) karigars.push(await sowKarigar(world.db, { home, skills: [2] }));
});
afterAll(() => world.close());
beforeEach(async () => {
  app = paymentDeps(world.db, NOW);
  await given.everyHourFree(app);
  await world.db.query('delete from holds');
});

async function bookEvent(further: readonly number[], date = FIRST, society?: string) {
  const input: BookSlotInput = {
    ...{ id: newId(), serviceId: PHOTOGRAPHY, date, time: '02:00 PM', paymentMethod: 'cash' },
    shownPricePaise: 200_000 * (further.length + 1),
    address: {
      ...{ street: 'A-1', city: 'Mumbai', state: 'Maharashtra', landmark: '' },
      ...{ pincode: TOWN.near, ...(society && { society }) },
    },
  };
  if (further.length === 0) return bookOnline(app, asha, input);
  const moreDates = further.map((days) => addDays(date, days));
  const outcome = await bookSlot(app, asha, { ...input, moreDates });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return input.id;
}

/** Somebody's time goes to others, hours before anybody looks. */
async function take(karigarId: number, date: string, slot: number, hours = 1): Promise<void> {
  await world.db.query(
    `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      values ($1, $2, $3, $4::timestamptz - interval '1 minute', $4, $5) on conflict do nothing`,
    [
      ...[newId(), karigarId, TOWN.near],
      ...[0, hours].map((after) => new Date(instantInIndia(date, (9 + slot + after) * 60))),
    ],
  );
}
const takeEverybody = async (date: string, slot: number, hours = 1) => {
  for (const karigarId of karigars) await take(karigarId, date, slot, hours);
};

async function slotsOf(id: string, date: string) {
  const outcome = await readOtherTimes({ ...app, db: world.db }, asha.id, { id, date }, NOW);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.slots;
}
const heldBy = async (id: string) => {
  const { rows } = await world.db.query<{ held: number }>(
    `select count(*)::int as held from holds
      where booking_id = $1 or booking_id in (select id from later_visits where booking_id = $1)`,
    [id],
  );
  return rows[0]?.held;
};
const move = async (id: string, date: string, time: string) => {
  const to = { id, userId: asha.id, date, time, shownFloorPaise: 0 };
  // Nobody counts how often, here.
  await world.db.query('update bookings set reschedules = 0 where id = $1', [id]);
  return rescheduleBooking(app, to);
};

describe('LIFE-05 the times offered for moving an event are those that moving it accepts', () => {
  test('an hour at which everybody is taken on a later day is closed on the first, and says why', async () => {
    const id = await bookEvent([3, 4]);
    await takeEverybody(addDays(FIRST, 4), 2);
    app = paymentDeps(world.db, NOW);
    const slots = await slotsOf(id, addDays(FIRST, 1));
    expect(slots[2]).toMatchObject({ open: false, places: 0, reason: 'not-the-team' });
    // They are driving to the hours next to it, or back from there.
    expect(slots.map(({ open }) => open)).toEqual(SLOT_LABELS.map((_, at) => at < 1 || at > 3));
    expect(await move(id, addDays(FIRST, 1), '11:00 AM')).toMatchObject({
      refusal: { code: 'slot-taken' },
    });
  });

  test('a first day that puts later days too far ahead or into quiet hours has no open slot, and the event cannot be moved to it', async () => {
    const last = '2027-11-21';
    const id = await bookEvent([3], addDays(last, -3), 'Sahyadri Heights');
    expect((await slotsOf(id, addDays(last, -2))).map(({ reason }) => reason)).toEqual(
      SLOT_LABELS.map(() => 'too-far'),
    );
    const far = { refusal: { code: 'too-far' } };
    expect(await move(id, addDays(last, -2), '10:00 AM')).toMatchObject(far);
    // 2027-11-20 is a Saturday.
    await sowSociety(world.db, { weekday: 6, startsMinute: 9 * 60, endsMinute: 12 * 60 });
    await world.db.query(`update societies set quiet_for = 'all'`);
    app = paymentDeps(world.db, NOW);
    const slots = await slotsOf(id, addDays(last, -4));
    expect(slots.slice(0, 4).map(({ reason }) => reason)).toEqual([
      ...['society-quiet', 'society-quiet', 'society-quiet', null],
    ]);
    expect(await move(id, addDays(last, -4), '10:00 AM')).toMatchObject({
      refusal: {
        code: 'society-quiet',
        params: { alternatives: [{ time: '12:00 PM' }, {}, {}, {}] },
      },
    });
    await world.db.query('delete from societies');
  });

  test('taken between looking and pressing, it is refused with times that can be had at once', async () => {
    const id = await bookEvent([1, 3]);
    const day = addDays(FIRST, 2);
    expect((await slotsOf(id, day))[5]).toMatchObject({ open: true });
    // The last of its days goes to others; so does the whole of the day after the wished-for one.
    await takeEverybody(addDays(day, 3), 5);
    await takeEverybody(addDays(day, 1), 0, 12);
    const outcome = await move(id, day, SLOT_LABELS[5] as string);
    expect(outcome).toMatchObject({ refusal: { code: 'slot-taken' } });
    const alternatives = outcome.ok ? [] : slotsOffered(outcome.refusal);
    expect(alternatives).toHaveLength(4);
    for (const { date, time } of alternatives)
      expect(await move(id, date, time)).toEqual({ ok: true, value: 'moved' });
  });

  test('the present time of the event is not offered as another time', async () => {
    const id = await bookEvent([]);
    await takeEverybody(FIRST, 3);
    app = paymentDeps(world.db, NOW);
    const outcome = await move(id, FIRST, '12:00 PM');
    // It stands at two, where two others are free as well.
    expect(outcome).toMatchObject({
      refusal: { code: 'slot-taken', params: { alternatives: [{ time: '10:00 AM' }, {}, {}, {}] } },
    });
    expect(JSON.stringify(outcome)).not.toContain(`${FIRST}T14:00`);
  });

  test('sent twice at once it is moved once', async () => {
    const id = await bookEvent([1]);
    const to = { id, userId: asha.id, date: addDays(FIRST, 5), time: '10:00 AM' };
    const answers = await Promise.all(
      [0, 1].map(() =>
        rescheduleBooking(paymentDeps(world.db, NOW), { ...to, shownFloorPaise: 0 }),
      ),
    );
    expect(answers.filter((answer) => answer?.ok && answer.value === 'moved')).toHaveLength(1);
    const { rows } = await world.db.query('select reschedules from bookings where id = $1', [id]);
    expect(rows).toEqual([{ reschedules: 1 }]);
  });

  const taken = fc.array(
    fc.record({
      who: fc.nat({ max: 2 }),
      day: fc.nat({ max: 6 }),
      slot: fc.nat({ max: 11 }),
      hours: fc.constantFrom(1, 2, 5),
    }),
    { minLength: 10, maxLength: 30 },
  );
  const distances = fc.subarray([1, 2, 3, 4], { minLength: 0, maxLength: 3 });
  test('for any set of taken times, every open slot is accepted and every closed one is refused', async () => {
    await fc.assert(
      fc.asyncProperty(taken, distances, fc.nat({ max: 2 }), async (busy, further, by) => {
        app = paymentDeps(world.db, NOW);
        await given.everyHourFree(app);
        await world.db.query('delete from holds');
        const id = await bookEvent(further);
        for (const { who, day, slot, hours } of busy)
          await take(karigars[who] as number, addDays(FIRST, day), slot, hours);
        const date = addDays(FIRST, by);
        for (const hour of HOURS) {
          // The caches may be half a second old; a new app reads everything anew.
          app = paymentDeps(world.db, NOW);
          const slot = (await slotsOf(id, date))[hour];
          const answer = await move(id, date, SLOT_LABELS[hour] as string);
          const stood = answer.ok && answer.value === 'was-there';
          expect({ hour, ok: answer.ok }).toEqual({ hour, ok: stood || slot?.open });
        }
        expect(await heldBy(id)).toBe(1 + further.length);
      }),
      { numRuns: 12 },
    );
  });
});
