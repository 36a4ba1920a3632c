import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { seedBase } from '#server/seed/seed-base.ts';
import { openToolDatabase } from './database.ts';
import { MIGRATIONS } from './project.ts';
import { runTool } from './run-tool.ts';

/**
 * `npm run migrate`: brings the database up to date while servers of the version before go on working on it, and writes
 * what every installation has (services, pincodes, journeys) where it is missing. Run it before a new version starts.
 */
await runTool(async () => {
  const say = (sentence: string): void => console.log(`${sentence}.`);
  const database = await openToolDatabase(say);
  try {
    const pool = await openDatabase({
      url: database.url,
      poolSize: 2,
      statementTimeoutMs: 600_000,
    });
    const applied = await migrate(pool, MIGRATIONS, {
      onApply: (name) => say(`Applying ${name}`),
      onWait: (name, attempt) =>
        say(`${name} waits: something holds a table that it wants to change (attempt ${attempt})`),
    });
    say(applied.length > 0 ? `Applied ${applied.length} migrations` : 'The database is up to date');
    if (await seedBase(pool)) say('Wrote the services, the pincodes and the journeys between them');
    await pool.end();
  } finally {
    await database.stop();
  }
  process.exit(0);
});
