import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBroken } from '#testing/races/invariants.ts';
import { listWrongStatuses } from '#testing/races/rolled-up.ts';
import { createWorld, type World } from '#testing/world.ts';
import { seedBookings } from './seed-bookings.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ seeded: true });
});
afterAll(() => world.close());

const countBookings = async (): Promise<number> =>
  (await world.db.query<{ count: number }>('select count(*) from bookings')).rows[0]!.count;

test('as many bookings as asked for, over many days and services, and everything about them true', async () => {
  expect(await seedBookings(world.db, 1_000)).toBe(1_000);
  expect(await countBookings()).toBe(1_000);
  const { rows } = await world.db.query(
    `select count(distinct service_id) as services, count(distinct starts_at::date) as days from bookings`,
  );
  expect(rows[0].services).toBe(9);
  expect(rows[0].days).toBeGreaterThan(40);
  expect(await listBroken(world.db)).toEqual([]);
  expect(await listWrongStatuses(world.db)).toEqual([]);
});

test('a city without any Karigar takes none, and says so instead of trying for ever', async () => {
  await world.db.query('update karigars set active = false');
  expect(await seedBookings(world.db, 50)).toBe(0);
});
