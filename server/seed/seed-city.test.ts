import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#testing/world.ts';
import { demoSocieties } from './demo-societies.ts';
import { seedBase } from './seed-base.ts';
import { CITY, cityCustomerId, seedCity } from './seed-city.ts';
import { seedDemo } from './seed-demo.ts';

let world: World;
const told: string[] = [];
beforeAll(async () => {
  world = await createWorld();
  await seedBase(world.db, world.now);
  await seedDemo(world.db, world.now);
  await seedCity(world.db, (sentence) => told.push(sentence), world.now);
});
afterAll(() => world?.close());

async function count(text: string, values: unknown[] = []): Promise<number> {
  return (await world.db.query<{ count: number }>(`select count(*) ${text}`, values)).rows[0]!
    .count;
}

test('the city has 5,000 Karigars, 1,000 societies and 50,000 customers beside the cast', async () => {
  expect(await count('from karigars')).toBe(5_000);
  expect(await count('from societies where synthetic')).toBe(1_000 + demoSocieties.length);
  expect(await count("from users where email::text like '%@city.example'")).toBe(50_000);
  expect(CITY).toEqual({ karigars: 5_000, societies: 1_000, customers: 50_000 });
});

test('it says how far it is', () => {
  expect(told.at(0)).toBe('Inventing Karigars until there are 5000');
  expect(told.at(-1)).toBe('Inventing customers: 50000 of 50000');
});

test('only the first ten customers of the city can sign in', async () => {
  const { rows } = await world.db.query<{ id: string }>(
    "select id from users where email::text like '%@city.example' and password_hash is not null order by id",
  );
  const firstTen = Array.from({ length: 10 }, (_, index) => cityCustomerId(index + 1));
  expect(rows.map(({ id }) => id)).toEqual(firstTen);
});

test('no invented mobile can belong to a person: Indian mobiles begin with 6 to 9', async () => {
  expect(await count("from users where mobile !~ '^\\+915'")).toBe(0);
});

test('more people have more Karigars: the five largest pincodes more than the five smallest', async () => {
  const living = (order: string) =>
    count(`from karigars where home_pincode in
      (select pincode from pincodes order by population ${order} limit 5)`);
  expect(await living('desc')).toBeGreaterThan(10 * (await living('asc')));
});

test('sowing the city again changes nothing', async () => {
  await world.db.query('delete from karigars where id = (select max(id) from karigars)');
  expect(await seedCity(world.db, undefined, world.now)).toBe(false);
  expect(await count('from karigars')).toBe(4_999);
});
