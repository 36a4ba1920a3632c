import { expect, test } from 'vitest';
import { inventRoster } from '#server/seed/roster.ts';
import { asWorkers, liveInMemory } from '#testing/city/live-in-memory.ts';
import { mumbaiInMemory } from '#testing/city/mumbai-in-memory.ts';
import { createChance } from './chance.ts';
import { inventDemand } from './demand.ts';
import { type LivedDay, liveDay } from './live-day.ts';
import { createNature } from './nature.ts';

/** A sample, so sold out that people are asked again, moved and rescued; `npm run test:day` lives 300 Karigars and 600 visits. */
const SMALL = { seed: 7, workers: 30, wishes: 40, date: '2026-11-24' } as const;

/** The same day by the rules in memory. */
function liveSmall() {
  const { seed, date } = SMALL;
  const chance = createChance(seed);
  return liveInMemory({
    ...{ date, seed, nature: createNature(chance), places: mumbaiInMemory() },
    workers: asWorkers(inventRoster(SMALL.workers, seed), chance),
    wishes: inventDemand(SMALL.wishes, date, chance),
  });
}

/** Lived once for all that is asked of it: it takes a minute. */
let lived: Promise<LivedDay> | undefined;
function firstDay(): Promise<LivedDay> {
  lived ??= liveDay(SMALL);
  return lived;
}

test('a whole day of the city: nobody in two places, books balanced, every event reacted to once; the rules in memory live the same day', async () => {
  const day = await firstDay();
  expect(day.logged).toEqual([]);
  expect(day.app.promised).toBeGreaterThan(8);
  expect(day.app.refused + day.app.notWanted + day.app.promised).toBe(SMALL.wishes);
  expect(day.app.served).toBeGreaterThan(6);
  expect(day.app.kmPerVisit).toBeGreaterThan(0);
  // The same visits, by the same Karigars, at the same minute.
  expect((await liveSmall()).visits).toEqual(day.visits);
});

test('the same seed lives the same day again', async () => {
  expect(await liveDay(SMALL)).toEqual(await firstDay());
});

test('another seed lives another day', async () => {
  const other = await liveDay({ seed: 8, workers: 8, wishes: 6 });
  expect(other.digest).not.toBe((await firstDay()).digest);
});
