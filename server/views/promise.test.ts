import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import { policy } from '#contract/policy.ts';
import { isOnTime } from '#contract/terms/on-time.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, dateInIndia, HOUR, MINUTE } from '#kernel/time.ts';
import { checkFigures } from '#server/figure-jobs.ts';
import { keepFigures } from '#server/flows/figures/keep-figures.ts';
import { countRefused } from '#server/flows/steps/booking/count-refused.ts';
import { countOnTime } from '#server/modules/dispatch/on-time.ts';
import type { Log } from '#server/platform/log/log.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { readPromise as readKept } from './promise.ts';
import { readPromiseInFull } from './promise-in-full.ts';

const { atLeast, days } = policy.promise;

let world: World;
let userId: string;
let karigarId: number;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  userId = (await sowCustomer(world.db)).id;
  karigarId = await sowKarigar(world.db);
});
afterAll(() => world.close());
beforeEach(() =>
  world.db.query(
    'delete from disputes; delete from visits; delete from bookings; truncate refused_requests',
  ),
);

/** As the sweep of the minute leaves them, and never anything but what a full count says. */
async function readPromise(db: World['db'], now: number) {
  await keepFigures(db, now);
  const kept = await readKept(db, now);
  expect(kept).toEqual(await readPromiseInFull(db, now));
  return kept;
}

type Visit = {
  readonly startsAt: number;
  readonly status: BookingStatus;
  readonly arrivedAt: number | null;
  readonly arrivedBy: 'position' | 'code' | 'evidence' | null;
  /** The day before its start if none is given. */
  readonly placedAt?: number;
};

async function insertVisit({
  startsAt,
  status,
  arrivedAt,
  arrivedBy,
  placedAt = startsAt - DAY,
}: Visit): Promise<string> {
  const id = newId();
  const at = (instant: number | null) => instant && new Date(instant);
  await world.db.query(
    `insert into bookings (id, reference, user_id, name, service_id, service_slug, service_name, category,
        price_paise, starts_at, ends_at, address, payment_method, status, firm_at, policy_version, request_hash,
        arrived_at, created_at)
      values ($1, $2, $3, 'Asha', 3, 'plumbing', 'Plumbing', 'daily', 80000, $4, $5, $6, 'cash', $7, $8, 'x', 'x', $9, $8)`,
    [
      id,
      id.slice(-10),
      userId,
      at(startsAt),
      at(startsAt + HOUR),
      { pincode: TOWN.near },
      status,
    ].concat([at(placedAt), at(arrivedAt)] as never[]),
  );
  await world.db.query(
    `insert into visits (id, booking_id, position, starts_at, ends_at, karigar_id, assigned_at, arrived_by)
      select id, id, 1, starts_at, ends_at, $2, $3, $4 from bookings where id = $1`,
    [id, karigarId, at(startsAt - HOUR), arrivedBy],
  );
  return id;
}

const cancelled = (id: string, type: string, at = NOW) =>
  world.db.query(
    `insert into events (subject, type, at, actor, data) values ($1, $2, $3, 'x', '{}')`,
    [id, type, new Date(at)],
  );

test('R31 with too few rows there is no figure, and how many there are', async () => {
  await insertVisit({
    startsAt: NOW - DAY,
    status: 'completed',
    arrivedAt: NOW - DAY,
    arrivedBy: 'code',
  });
  expect(await readPromise(world.db, NOW)).toEqual({
    from: dateInIndia(NOW - (days - 1) * DAY),
    until: dateInIndia(NOW),
    atLeast,
    onTime: { visits: 1, onTime: 1, percent: null, atLeastPercent: null, refused: 0 },
    refunds: { count: 0, medianDays: null },
    karigarShare: { visits: 0, percent: null },
    complaints: { count: 0, medianHours: null },
  });
});

test('R31 each later day of an event is a visit of its own; one after its end, or after its customer gave it up, is none', async () => {
  const first = NOW - 5 * DAY;
  const came = { startsAt: first, arrivedAt: first, arrivedBy: 'position' } as const;
  const id = await insertVisit({ ...came, status: 'completed' });
  const given = await insertVisit({ ...came, status: 'cancelled', arrivedAt: null });
  await cancelled(given, 'BookingCancelled', first);
  for (const bookingId of [id, given])
    await world.db.query(
      `insert into visits (id, booking_id, position, starts_at, ends_at)
        select gen_random_uuid(), $1, n + 1, $2::timestamptz + n * interval '1 day',
            $2::timestamptz + n * interval '1 day' + interval '1 hour' from generate_series(1, 4) n`,
      [bookingId, new Date(first)],
    );
  // On time, late, nobody; its work had ended before the last.
  await world.db.query(
    `update visits set karigar_id = $2, set_out_at = starts_at, arrived_by = 'position',
        arrived_at = starts_at + (position - 1) * interval '10 minutes'
      where booking_id = $1 and position in (2, 3)`,
    [id, karigarId],
  );
  await world.db.query('update visits set finished_at = $2 where id = $1', [
    id,
    new Date(first + 3 * DAY + HOUR),
  ]);
  expect((await readPromise(world.db, NOW)).onTime).toMatchObject({ visits: 4, onTime: 2 });
});

test('R31 on time is within a quarter of an hour and known by more than a button; what was lost stays counted', async () => {
  const startsAt = NOW - DAY;
  const came = (minutes: number, more: Partial<Visit> = {}) =>
    insertVisit({
      startsAt,
      status: 'completed',
      arrivedAt: startsAt + minutes * MINUTE,
      arrivedBy: 'position',
      ...more,
    });
  const lost = { arrivedAt: null, arrivedBy: null } as const;
  await came(15);
  await came(15, { arrivedAt: startsAt + 15 * MINUTE + 1 });
  await came(0, { arrivedBy: null });
  await came(0, { ...lost, status: 'no_show_provider' });
  await came(0, { ...lost, status: 'pending' });
  await cancelled(await came(0, { ...lost, status: 'cancelled' }), 'BookingCalledOff');
  // None of ours: given up by the customer, who was not at home, or not paid; and one whose quarter is not over.
  await cancelled(await came(0, { ...lost, status: 'cancelled' }), 'BookingCancelled');
  await came(0, { status: 'no_show_customer' });
  await came(0, { ...lost, status: 'expired' });
  await came(0, { ...lost, status: 'assigned', startsAt: NOW - 14 * MINUTE });
  await came(0, { startsAt: NOW - (days + 1) * DAY });
  const { onTime } = await readPromise(world.db, NOW);
  expect(onTime).toMatchObject({ visits: 6, onTime: 1 });
});

test('R31 a lift without a network makes nobody late: the Karigar’s own clock counts where position and start code fit it', async () => {
  const startsAt = NOW - 20 * DAY;
  const heardAfter = async (minutes: number, by: 'position' | 'code', started: boolean) => {
    const arrivedAt = startsAt + minutes * MINUTE;
    const id = await insertVisit({ startsAt, status: 'completed', arrivedAt, arrivedBy: by });
    await world.db.query(
      `update visits set arrived_own_at = $2, started_at = case when $3 then $4::timestamptz end where booking_id = $1`,
      [id, new Date(startsAt), started, new Date(arrivedAt)],
    );
  };
  const before = (await readPromise(world.db, NOW)).onTime;
  await heardAfter(30, 'position', true);
  await heardAfter(31, 'position', true);
  await heardAfter(30, 'position', false);
  await heardAfter(30, 'code', true);
  const { onTime } = await readPromise(world.db, NOW);
  expect([onTime.visits - before.visits, onTime.onTime - before.onTime]).toEqual([4, 1]);
});

test('R31 a picture, or the word of operations, is no proof of being there in time: the start code is', async () => {
  const startsAt = NOW - 30 * DAY;
  const arriveAfter = async (minutes: number | null) => {
    const came = { startsAt, arrivedAt: startsAt, arrivedBy: 'evidence' } as const;
    const id = await insertVisit({ ...came, status: 'completed' });
    if (minutes === null) return;
    const startedAt = new Date(startsAt + minutes * MINUTE);
    await world.db.query('update visits set started_at = $2 where booking_id = $1', [
      id,
      startedAt,
    ]);
  };
  await arriveAfter(15);
  await arriveAfter(16);
  await arriveAfter(null);
  expect((await readPromise(world.db, NOW)).onTime).toMatchObject({ visits: 3, onTime: 1 });
});

test('R31 the database counts as the rule does, and says no more than what is sure', async () => {
  const visits: Visit[] = Array.from({ length: atLeast + 20 }, (_, index) => {
    const startsAt = NOW - DAY - index * HOUR;
    const late = (index * 7) % 23;
    return {
      startsAt,
      status: 'completed',
      arrivedAt: late === 22 ? null : startsAt + late * MINUTE,
      arrivedBy: late === 22 ? null : 'position',
    };
  });
  for (const visit of visits) await insertVisit(visit);
  const expected = countOnTime(
    visits.map(({ startsAt, arrivedAt }) => ({ startsAt, atDoorAt: arrivedAt })),
  );
  const { onTime } = await readPromise(world.db, NOW);
  expect(onTime).toMatchObject({ visits: expected.visits, onTime: expected.onTime });
  expect(onTime.percent).toBe(Math.floor((expected.share as number) * 1000) / 10);
  expect(onTime.atLeastPercent).toBe(Math.floor((expected.atLeast as number) * 1000) / 10);
  expect(onTime.atLeastPercent).toBeLessThan(onTime.percent as number);
});

test('SQL and the rule agree on what is on time, to the millisecond, for any promised number of minutes', async () => {
  const isOnTimeInSql = async (startsAt: number, atDoorAt: number | null, minutes: number) => {
    const { rows } = await world.db.query('select is_on_time($1, $2, $3) as judged', [
      new Date(startsAt),
      atDoorAt === null ? null : new Date(atDoorAt),
      minutes,
    ]);
    return rows[0].judged;
  };
  const edge = policy.onTimeMinutes * MINUTE;
  const arrivals = fc.oneof(
    fc.constantFrom(null, edge - 1, edge, edge + 1),
    fc.integer({ min: -HOUR, max: HOUR }),
  );
  await fc.assert(
    fc.asyncProperty(arrivals, fc.integer({ min: 0, max: 60 }), async (after, other) => {
      const atDoorAt = after === null ? null : NOW + after;
      expect(await isOnTimeInSql(NOW, atDoorAt, policy.onTimeMinutes)).toBe(
        isOnTime({ startsAt: NOW, atDoorAt }),
      );
      // It has no number of its own.
      expect(await isOnTimeInSql(NOW, atDoorAt, other)).toBe(
        after !== null && after <= other * MINUTE,
      );
    }),
  );
});

test('complaints have the median of their hours, rounded up', async () => {
  for (let index = 0; index < atLeast; index += 1) {
    const startsAt = NOW - 2 * DAY;
    const id = await insertVisit({
      startsAt,
      status: 'completed',
      arrivedAt: null,
      arrivedBy: null,
    });
    const opened = NOW - DAY;
    await world.db.query(
      `insert into disputes (booking_id, reason, comment, lines, opened_at, outcome, resolved_at)
        values ($1, 'x', '', '{}', $2, 'none', $3)`,
      [id, new Date(opened), new Date(opened + (index + 1) * 6 * MINUTE)],
    );
  }
  const { complaints } = await readPromise(world.db, NOW);
  expect(complaints).toEqual({ count: atLeast, medianHours: 5.1 });
});

test('requests that nobody could serve are all counted, however many come at once', async () => {
  const faults: unknown[] = [];
  const count = countRefused(world.db, { fault: (_, error) => void faults.push(error) });
  for (let request = 0; request < 500; request += 1)
    count('slot-taken', { serviceId: 3, time: '10:00 AM', address: { pincode: TOWN.near } }, NOW);
  await expect.poll(async () => (await readPromise(world.db, NOW)).onTime.refused).toBe(500);
  expect(faults).toEqual([]);
});

const STATUSES = ['assigned', 'completed', 'cancelled', 'no_show_customer', 'expired'] as const;
const change = fc.oneof(
  fc.record({ does: fc.constant('book' as const), hour: fc.integer({ min: -60, max: 5 }) }),
  fc.record({
    ...{ does: fc.constant('end' as const), which: fc.nat(30) },
    ...{ status: fc.constantFrom(...STATUSES), given: fc.boolean() },
  }),
  fc.record({
    ...{ does: fc.constant('arrive' as const), which: fc.nat(30) },
    ...{ minutes: fc.integer({ min: -20, max: 40 }) },
    by: fc.constantFrom('position' as const, 'code' as const, 'evidence' as const),
  }),
  fc.record({
    does: fc.constant('move' as const),
    which: fc.nat(30),
    hours: fc.constantFrom(-30, 1, 30),
  }),
  fc.record({ does: fc.constant('add-day' as const), which: fc.nat(30), late: fc.nat(30) }),
  fc.record({ does: fc.constant('delete' as const), which: fc.nat(30) }),
  fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 9 }) }),
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

async function make(one: Change, ids: string[], now: number): Promise<void> {
  if (one.does === 'wait') return;
  if (one.does === 'book') {
    const startsAt = now + one.hour * HOUR;
    const status = 'assigned' as const;
    const placed = { startsAt, status, arrivedAt: null, arrivedBy: null, placedAt: now };
    ids.push(await insertVisit(placed));
    return;
  }
  const id = ids[one.which % Math.max(1, ids.length)];
  if (id === undefined) return;
  const { db } = world;
  if (one.does === 'end') {
    if (one.status === 'cancelled' && one.given) await cancelled(id, 'BookingCancelled', now);
    await db.query('update bookings set status = $2 where id = $1', [id, one.status]);
  } else if (one.does === 'arrive') {
    const late = `make_interval(mins => ${one.minutes})`;
    await db.query(`update bookings set arrived_at = starts_at + ${late} where id = $1`, [id]);
    await db.query(
      `update visits set arrived_by = $2, started_at = starts_at + ${late} where id = $1`,
      [id, one.by],
    );
  } else if (one.does === 'move') {
    const moved = `interval '${one.hours} hours'`;
    await db.query(
      `update bookings set starts_at = starts_at + ${moved}, ends_at = ends_at + ${moved}, until_at = until_at + ${moved} where id = $1`,
      [id],
    );
  } else if (one.does === 'add-day') {
    await db.query(
      `insert into visits (id, booking_id, position, starts_at, ends_at, karigar_id, set_out_at, arrived_by, arrived_at)
        select gen_random_uuid(), id, 1 + (select max(position) from visits where booking_id = $1),
            starts_at + interval '1 day', ends_at + interval '1 day', $2, starts_at, 'position',
            starts_at + interval '1 day' + make_interval(mins => $3)
          from bookings where id = $1`,
      [id, karigarId, one.late],
    );
  } else {
    await db.query('delete from visits where booking_id = $1', [id]);
    await db.query('delete from bookings where id = $1', [id]);
    ids.splice(ids.indexOf(id), 1);
  }
}

/** Noted when they are written, because that is long ago, or by the sweep once their hour has come. */
const beginning = fc.constantFrom(NOW, Date.now() + 10 * DAY);

test('R31 after any changes of visits, in any order, the kept figures equal a full count', async () => {
  await fc.assert(
    fc.asyncProperty(
      beginning,
      fc.array(change, { minLength: 5, maxLength: 25 }),
      async (first, changes) => {
        await world.db.query('delete from visits; delete from bookings');
        await world.db.query('update figures_noted set until_at = $1', [new Date(first)]);
        const ids: string[] = [];
        let now = first;
        for (const one of changes) {
          await make(one, ids, now);
          if (one.does === 'wait') {
            now += one.hours * HOUR;
            await readPromise(world.db, now);
          }
        }
        await readPromise(world.db, now);
        await readPromise(world.db, now + 3 * DAY);
      },
    ),
    { numRuns: 25 },
  );
});

test('R31 figures that were found wrong are counted anew, and we hear of it', async () => {
  const startsAt = NOW - DAY;
  await insertVisit({ startsAt, status: 'completed', arrivedAt: startsAt, arrivedBy: 'code' });
  await keepFigures(world.db, NOW);
  const warned: string[] = [];
  const log = { warn: (event: string) => void warned.push(event) } as unknown as Log;
  const check = () => checkFigures({ pool: world.db, now: () => NOW, log });
  expect([await check(), warned]).toEqual([true, []]);
  await world.db.query(`update public_figures set things = things + 5 where kind = 'on-time'`);
  expect([await check(), warned]).toEqual([false, ['figures-disagree']]);
  expect([await check(), (await readPromise(world.db, NOW)).onTime.visits]).toEqual([true, 1]);
});
