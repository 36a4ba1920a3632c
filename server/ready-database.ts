import { knowKeys } from '#server/flows/secrets/know-keys.ts';
import { closeDemoAccounts } from '#server/modules/identity/account-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { migrate, mustBeMigrated } from '#server/platform/database/migrate.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import type { Config } from './config.ts';
import { sealedColumns } from './sealed-columns.ts';

type Opened = { readonly pool: Pool; readonly keys: Keys; readonly log: Log };

/** Up to date, sealed under keys of ours, and in production without people whose password everybody knows. */
export async function readyDatabase(
  { pool, keys, log }: Opened,
  migrations: string,
  { migratesAtStart, production }: Pick<Config, 'migratesAtStart' | 'production'>,
): Promise<void> {
  if (migratesAtStart) {
    await migrate(pool, migrations, {
      onApply: (migration) => log.info('migration', { migration }),
    });
  } else {
    await mustBeMigrated(pool, migrations);
  }
  await knowKeys({ pool, keys, now: Date.now }, sealedColumns);
  if (!production) return;
  const closed = await closeDemoAccounts(pool, Date.now());
  if (closed > 0) log.warn('demo-accounts-closed', { closed });
}
