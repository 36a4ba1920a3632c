import { readOldSecrets, readSecret } from '#server/config-of-secrets.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { sowDemoPortraits } from '#server/seed/demo-portraits.ts';
import { seedBase } from '#server/seed/seed-base.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { sowTexts } from '#server/seed/sow-texts.ts';
import { dataFolder, MIGRATIONS } from './project.ts';

/** Brings a database up to date; outside production a fresh one gets the demonstration people as well. */
export async function prepareData(url: string, say: (sentence: string) => void): Promise<void> {
  const pool = await openDatabase({ url, poolSize: 2, statementTimeoutMs: 600_000 });
  try {
    const applied = await migrate(pool, MIGRATIONS);
    if (applied.length > 0) say(`Brought the database up to date (${applied.length} migrations)`);
    if (await seedBase(pool)) say('Wrote the services, the pincodes and the journeys between them');
    if (await sowTexts(pool)) say('Wrote help and the policies as they are delivered');
    if (process.env.NODE_ENV === 'production') return;
    if (await seedDemo(pool)) say('Invited the demonstration people and their Karigars');
    const secret = readSecret(process.env, false) ?? serverSecret(dataFolder());
    await sowDemoPortraits(pool, keysFrom(secret, readOldSecrets(process.env)));
  } finally {
    await pool.end();
  }
}
