import { expect, test } from 'vitest';
import { liveDay } from './live-day.ts';

/** A sample; `npm run test:day` lives a day of 300 Karigars and 600 visits. */
const SMALL = { seed: 7, workers: 32, wishes: 26 };

test('a whole day of the city: nobody in two places, books balanced, every event reacted to once; same seed, same day', async () => {
  const day = await liveDay(SMALL);
  expect(day.logged).toEqual([]);
  expect(day.app.promised).toBeGreaterThan(8);
  expect(day.app.refused + day.app.notWanted + day.app.promised).toBe(SMALL.wishes);
  expect(day.app.served).toBeGreaterThan(6);
  expect(day.app.kmPerVisit).toBeGreaterThan(0);
  expect(await liveDay(SMALL)).toEqual(day);
  const other = await liveDay({ seed: 8, workers: 8, wishes: 6 });
  expect(other.digest).not.toBe(day.digest);
});
