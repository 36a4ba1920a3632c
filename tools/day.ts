import { liveDay } from '#testing/day/live-day.ts';
import { reportDay } from '#testing/day/report-day.ts';

/**
 * A day of the city: `npm run test:day -- [seed] [Karigars] [visits wanted]`. The same seed gives the same day, and the
 * same digest.
 */
const [seed = 1, workers = 300, wishes = 600] = process.argv.slice(2).map(Number);
if (![seed, workers, wishes].every((number) => Number.isInteger(number) && number > 0))
  throw new Error(
    'Seed, Karigars and visits wanted are whole numbers: npm run test:day -- 1 300 600',
  );
const began = performance.now();
const day = await liveDay({ seed, workers, wishes });
console.log(reportDay(day, { seed, workers, wishes, seconds: (performance.now() - began) / 1000 }));
process.exit(day.logged.length > 0 ? 1 : 0);
