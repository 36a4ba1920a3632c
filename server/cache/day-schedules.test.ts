import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlaces } from '#server/modules/availability/roster-store.ts';
import { freeTime } from '#server/modules/availability/store.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createSchedules } from './day-schedules.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowKarigar(world.db);
});
afterAll(() => world.close());

const question = { serviceId: 3, durationMinutes: 90, teamSize: 1, place: 0 };

test('an answer is counted once, until more has been asked of all days together than is kept', async () => {
  const board = createSchedules(world.db, () => findPlaces(world.db), { mostAnswers: 3 });
  const [monday, tuesday] = [await board('2026-11-23'), await board('2026-11-24')];
  const first = monday.slots(question);
  expect(monday.slots(question)).toBe(first);

  for (const place of [0, 1, 2]) tuesday.slots({ ...question, place });
  expect(monday.slots(question)).not.toBe(first);
  expect(monday.slots(question)).toEqual(first);
});

test('twelve days asked for at once read the people once; a failed read is tried again', async () => {
  let reads = 0;
  const db = new Proxy(world.db, {
    get: (pool, name) =>
      name === 'query'
        ? (query: { name?: string }) => {
            if (query.name !== 'list-karigars') return pool.query(query as never);
            reads += 1;
            return reads === 1 ? Promise.reject(new Error('away')) : pool.query(query as never);
          }
        : Reflect.get(pool, name),
  });
  const board = createSchedules(db, () => findPlaces(world.db));
  const days = Array.from({ length: 12 }, (_, index) => `2026-12-${10 + index}`);
  await expect(Promise.all(days.map((day) => board(day)))).rejects.toThrow('away');

  const boards = await Promise.all(days.map((day) => board(day)));
  expect(reads).toBe(2);
  expect(new Set(boards.map(({ roster }) => roster)).size).toBe(1);
  expect(boards[0]?.roster.karigars[0]?.shifts[0]).toEqual({
    weekday: 0,
    startsMinute: 480,
    endsMinute: 1320,
  });
});

test('what is taken and freed elsewhere is seen, and only its own answers change', async () => {
  const board = createSchedules(world.db, () => findPlaces(world.db));
  const date = '2026-11-25';
  const far = { ...question, place: 2 };
  const placesAt = async (asked: typeof question, hour: number) =>
    (await board(date, 'fresh')).slots(asked).find((slot) => slot.minute === hour * 60)?.places;
  const [all, allFar] = [await placesAt(question, 10), await placesAt(far, 10)];

  const { rows } = await world.db.query<{ id: number }>(
    `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      select gen_random_uuid(), min(id), '400001', timestamptz '2026-11-25 09:50+05:30',
        timestamptz '2026-11-25 10:00+05:30', timestamptz '2026-11-25 11:30+05:30' from karigars
      returning id`,
  );
  expect(await placesAt(question, 10)).toBe((all as number) - 1);
  expect(await placesAt(far, 10)).toBe((allFar as number) - 1);
  expect(await placesAt(question, 18)).toBe(all);

  await world.db.query('delete from holds where id = $1', [rows[0]?.id]);
  const before = (await board(date)).slots(question);
  expect(await placesAt(question, 10)).toBe(all);
  expect((await board(date)).slots(question)).not.toBe(before);
});

test('a hold that is freed while an older one comes in its place, committed late, is seen', async () => {
  const date = '2026-11-26';
  const board = createSchedules(world.db, () => findPlaces(world.db));
  const placesAt = async (hour: number) =>
    (await board(date, 'fresh')).slots(question).find((slot) => slot.minute === hour * 60)?.places;
  const holdAt = (hour: number) =>
    `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      select gen_random_uuid(), min(id), '400001', t - interval '10 minutes', t, t + interval '1 hour'
        from karigars, (values (timestamptz '2026-11-26 ${hour}:00+05:30')) v (t) group by t`;
  const free = await placesAt(10);
  const late = await world.db.connect();
  try {
    await late.query('begin');
    await late.query(holdAt(10));
    // Earlier and later than it, so that neither the newest nor their number tells.
    await world.db.query(holdAt(14));
    await world.db.query(holdAt(18));
    expect(await placesAt(14)).toBe((free as number) - 1);
    await late.query('commit');
  } finally {
    late.release();
  }
  await world.db.query("delete from holds where starts_at = timestamptz '2026-11-26 14:00+05:30'");
  expect([await placesAt(10), await placesAt(14)]).toEqual([(free as number) - 1, free]);
});

test('a freed hold costs the holds of its Karigar, not those of all, and the next visit is left for anew', async () => {
  const asked: (string | undefined)[] = [];
  const db = new Proxy(world.db, {
    get: (pool, name) =>
      name === 'query'
        ? (query: { name?: string }) => {
            asked.push(query.name);
            return pool.query(query as never);
          }
        : Reflect.get(pool, name),
  });
  const day = '2026-11-28';
  const schedules = createSchedules(db, () => findPlaces(world.db));
  await world.db.query(
    `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      select gen_random_uuid(), id, '400001', t - interval '10 minutes', t, t + interval '1 hour'
        from karigars, (values (timestamptz '2026-11-28 10:00+05:30'), ('2026-11-28 14:00+05:30')) v (t)`,
  );
  const board = await schedules(day);
  const { rows } = await world.db.query<{ karigarId: number; freed: number; later: number }>(
    `select karigar_id as "karigarId", min(id) as freed, max(id) as later from holds
      where starts_at >= timestamptz '2026-11-28 10:00+05:30' and starts_at < timestamptz '2026-11-29'
        and karigar_id = (select min(id) from karigars) group by karigar_id`,
  );
  const { karigarId, freed, later } = rows[0] as (typeof rows)[number];
  const leaveAt = Date.parse('2026-11-28T13:45:00+05:30');
  await freeTime(world.db, freed, { holdId: later, leaveAt });
  asked.length = 0;

  expect(await schedules(day, 'fresh')).toBe(board);
  expect(board.holdsOf(karigarId)).toMatchObject([{ id: later, leaveAt }]);
  expect(asked.filter((name) => name?.includes('hold'))).toEqual([
    'list-new-holds',
    'list-hold-ids',
    'list-holds-of-karigars',
  ]);
  asked.length = 0;
  await schedules(day, 'fresh');
  expect(asked.filter((name) => name?.includes('hold'))).toEqual(['list-new-holds']);
});

test('time that this process took and that somebody freed is free again', async () => {
  const day = '2026-12-06';
  const schedules = createSchedules(world.db, () => findPlaces(world.db));
  const board = await schedules(day);
  const { rows } = await world.db.query<{ id: number; karigarId: number }>(
    `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      select gen_random_uuid(), min(id), '400001', t - interval '10 minutes', t, t + interval '1 hour'
        from karigars, (values (timestamptz '2026-12-06 10:00+05:30')) v (t) group by t
      returning id, karigar_id as "karigarId"`,
  );
  const { id, karigarId } = rows[0] as { id: number; karigarId: number };
  const startsAt = Date.parse('2026-12-06T10:00:00+05:30');
  board.add([
    { id, karigarId, place: 0, leaveAt: startsAt, startsAt, endsAt: startsAt + 3_600_000 },
  ]);
  await world.db.query('delete from holds where id = $1', [id]);
  expect(board.holdsOf(karigarId)).toHaveLength(1);
  await schedules(day, 'fresh');
  expect(board.holdsOf(karigarId)).toHaveLength(0);
});

test('for a choice that is verified an older board serves as well, as long as the same people work', async () => {
  let counted = 0;
  const db = new Proxy(world.db, {
    get: (pool, name) =>
      name === 'query'
        ? (query: { name?: string }) => {
            if (query.name?.startsWith('list-holds') || query.name === 'list-new-holds')
              counted += 1;
            return pool.query(query as never);
          }
        : Reflect.get(pool, name),
  });
  const board = createSchedules(db, () => findPlaces(world.db));
  const first = await board('2026-11-27', 'verified');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await board('2026-11-27', 'verified')).toBe(first);
  expect(counted).toBe(1);
  await board('2026-11-27');
  expect(counted).toBe(2);

  await sowKarigar(world.db);
  await new Promise((resolve) => setTimeout(resolve, 600));
  const later = await board('2026-11-27', 'verified');
  expect(later.roster.karigars).toHaveLength(first.roster.karigars.length + 1);
});
