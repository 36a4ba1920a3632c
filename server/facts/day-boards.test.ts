import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlaces } from '#server/modules/availability/roster-store.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createBoards } from './day-boards.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowKarigar(world.db);
});
afterAll(() => world.close());

const question = { serviceId: 3, durationMinutes: 90, teamSize: 1, place: 0 };

test('an answer is counted once, until more has been asked of all days together than is kept', async () => {
  const board = createBoards(world.db, () => findPlaces(world.db), 3);
  const [monday, tuesday] = [await board('2026-11-23'), await board('2026-11-24')];
  const first = monday.slots(question);
  expect(monday.slots(question)).toBe(first);

  for (const place of [0, 1, 2]) tuesday.slots({ ...question, place });
  expect(monday.slots(question)).not.toBe(first);
  expect(monday.slots(question)).toEqual(first);
});
