import { join } from 'node:path';
import { grantServing } from '#server/platform/database/grant-serving.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { installQueue } from '#server/platform/jobs/queue.ts';
import { createLog } from '#server/platform/log/log.ts';
import { asJson, asSentence, lineWriter } from '#server/platform/log/write-lines.ts';
import { seedBase } from '#server/seed/seed-base.ts';
import { sowTexts } from '#server/seed/sow-texts.ts';
import type { Config } from './config.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/**
 * Brings the database up to date while servers of the version before go on working on it, and writes what every
 * installation has (services, pincodes, journeys) where it is missing. As the owner, where there is one beside the role
 * that serves, which is then granted rows and nothing else.
 */
export async function migrateOnly({
  databaseUrl,
  owner,
  log: { level, form },
}: Pick<Config, 'databaseUrl' | 'log'> & Partial<Pick<Config, 'owner'>>): Promise<void> {
  const log = createLog({ level, write: lineWriter(form === 'json' ? asJson : asSentence) });
  const pool = await openDatabase({
    url: owner?.databaseUrl ?? databaseUrl,
    poolSize: 2,
    statementTimeoutMs: 600_000,
  });
  try {
    const applied = await migrate(pool, MIGRATIONS, {
      onApply: (migration) => log.info('migration', { migration }),
      onWait: (migration, attempt) => log.warn('migration-waits', { migration, attempt }),
    });
    await installQueue(owner?.databaseUrl ?? databaseUrl);
    if (owner) await grantServing(pool, owner.grantsTo);
    const sown = await seedBase(pool);
    await sowTexts(pool);
    log.info('migrated', { migrations: applied.length, sown });
  } finally {
    await pool.end();
  }
}
