import { parseArgs } from 'node:util';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readCity } from '#server/seed/read-city.ts';
import { seedBookings } from '#server/seed/seed-bookings.ts';
import { seedCity } from '#server/seed/seed-city.ts';
import { sowCity } from '#server/seed/sow-city.ts';
import { openToolDatabase } from './database.ts';
import { prepareData } from './prepare-data.ts';
import { runTool } from './run-tool.ts';
import { showProgress } from './steps.ts';

/**
 * `npm run seed`: what every start sows; with `-- --city` also the people of a whole city, and with `-- --bookings 5000`
 * that many more bookings of the coming two months; with `-- --add-city pune.json` another city from its data file. `-- --country`
 * sows nothing: it lives a day of a city in a database that is thrown away, and says on paper what a country would need.
 */
await runTool(async () => {
  const { city, country, bookings, added } = readOptions();
  if (country) return tellCountry();
  const say = (sentence: string): void => console.log(`${sentence}.`);
  const database = await openToolDatabase(say);
  try {
    await prepareData(database.url, say);
    const pool = await openDatabase({
      url: database.url,
      poolSize: 4,
      statementTimeoutMs: 600_000,
    });
    if (added) await addCity(pool, added);
    if (city) await populateCity(pool);
    if (bookings > 0) await sowBookings(pool, bookings);
    await pool.end();
  } finally {
    await database.stop();
  }
  process.exit(0);
});

type Options = {
  readonly city: boolean;
  readonly country: boolean;
  readonly bookings: number;
  readonly added?: string;
};

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        city: { type: 'boolean' },
        country: { type: 'boolean' },
        bookings: { type: 'string' },
        'add-city': { type: 'string' },
      },
    });
    const bookings = Number(values.bookings ?? 0);
    const added = values['add-city'];
    if (Number.isInteger(bookings) && bookings >= 0)
      return {
        city: values.city ?? false,
        country: values.country ?? false,
        bookings,
        ...(added && { added }),
      };
  } catch {
    // Told below, in our own words.
  }
  throw new CannotStart(
    'Seeds are sown with: npm run seed -- [--city] [--bookings 5000] [--add-city city.json] | --country',
  );
}

async function tellCountry(): Promise<void> {
  const [{ measureDay }, { onPaper, tellPaper }] = await Promise.all([
    import('#testing/country/measure-day.ts'),
    import('#testing/country/on-paper.ts'),
  ]);
  const costs = await showProgress('Living a day of a city', () => measureDay());
  console.log(tellPaper(onPaper(costs), costs));
  process.exit(0);
}

async function addCity(pool: Pool, path: string): Promise<void> {
  const facts = await readCity(path);
  await transaction(pool, (db) => sowCity(db, facts));
  console.log(`${facts.names.en} is there, with ${facts.pincodes.length} pincodes.`);
}

async function populateCity(pool: Pool): Promise<void> {
  const sown = await showProgress('Populating the city', () => seedCity(pool));
  if (!sown) console.log('The city was there already.');
}

async function sowBookings(pool: Pool, count: number): Promise<void> {
  const made = await showProgress(`Making ${count} bookings`, () => seedBookings(pool, count));
  if (made < count) console.log(`Only ${made} found a free Karigar.`);
}
