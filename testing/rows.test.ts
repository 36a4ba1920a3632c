import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedBetween, lookAtRows } from './rows.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const INSERT = `insert into leads (id, name, mobile, service_interest, area, language, created_at)
  select gen_random_uuid(), 'Asha', '+915000000001', 'plumbing', 'Andheri', 'en', now()`;

async function changedBy(sql: string): Promise<string[]> {
  const before = await lookAtRows(world.db);
  await world.db.query(sql);
  return changedBetween(before, await lookAtRows(world.db));
}

test('a row that is added, changed or removed is seen, also when the row goes back to what it was', async () => {
  expect(await changedBy(INSERT)).toEqual(['leads']);
  expect(await changedBy(`update leads set name = 'Imran'`)).toEqual(['leads']);
  expect(
    await changedBy(`update leads set name = 'Asha'; update leads set name = 'Imran'`),
  ).toEqual(['leads']);
  expect(await changedBy('delete from leads')).toEqual(['leads']);
});

test('statements that touch no row, leave it as it is or are rolled back change nothing', async () => {
  await world.db.query(INSERT);
  expect(await changedBy('update leads set name = name')).toEqual([]);
  expect(await changedBy('delete from leads where false')).toEqual([]);
  expect(await changedBy(`begin; delete from leads; rollback`)).toEqual([]);
});
