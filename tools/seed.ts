import { openDatabase } from '#server/platform/database/open-database.ts';
import { seedCity } from '#server/seed/seed-city.ts';
import { openToolDatabase } from './database.ts';
import { prepareData } from './prepare-data.ts';
import { runTool } from './run-tool.ts';
import { showProgress } from './steps.ts';

/** `npm run seed`: what every start sows; with `-- --city` also the people of a whole city. */
await runTool(async () => {
  const say = (sentence: string): void => console.log(`${sentence}.`);
  const database = await openToolDatabase(say);
  try {
    await prepareData(database.url, say);
    if (process.argv.includes('--city')) await sowCity(database.url);
  } finally {
    await database.stop();
  }
  process.exit(0);
});

async function sowCity(url: string): Promise<void> {
  const pool = await openDatabase({ url, poolSize: 2, statementTimeoutMs: 600_000 });
  try {
    const sown = await showProgress('Populating the city', () => seedCity(pool));
    if (!sown) console.log('The city was there already.');
  } finally {
    await pool.end();
  }
}
