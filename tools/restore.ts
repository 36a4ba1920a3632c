import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Instant } from '#kernel/time.ts';
import { readBackups, readMoment } from '#server/config-of-backups.ts';
import { openObjects, readObjectSettings } from '#server/config-of-objects.ts';
import { readOldSecrets, readSecret, withSecretsFromFiles } from '#server/config-of-secrets.ts';
import { readSupplier } from '#server/config-of-supplier.ts';
import { setRightAfterRestore } from '#server/effects/set-right-after-restore.ts';
import type { EraseDeps } from '#server/flows/identity/steps/erase-account.ts';
import { recordRestored } from '#server/flows/settlement/record-restored.ts';
import { releasePayouts } from '#server/flows/settlement/release-payouts.ts';
import { baseFor, objectsFolderOf } from '#server/platform/backup/backup-folder.ts';
import { layOutBase, recoverySettings, writeSettings } from '#server/platform/backup/recover.ts';
import { restoreEmbedded } from '#server/platform/backup/restore-embedded.ts';
import { noteRestore } from '#server/platform/backup/restore-notes.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { copyObjects } from '#server/platform/objects/copy-objects.ts';
import { openFolderStore } from '#server/platform/objects/folder-store.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { openToolDatabase } from './database.ts';
import { dataFolder, MIGRATIONS } from './project.ts';
import { runTool } from './run-tool.ts';

/**
 * `npm run restore -- --to 2026-11-22T21:50:00+05:30`: the embedded database as it was then. For another one
 * `--into <folder>` lays out what its PostgreSQL recovers from, and `--done`, with DATABASE_URL, tells the servers of it.
 * `--payouts-checked`: finance has compared with the bank what left since, and bank files are made again (finance says so
 * itself in the console).
 */
await runTool(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      into: { type: 'string' },
      done: { type: 'boolean' },
      'payouts-checked': { type: 'boolean' },
    },
  });
  const environment = withSecretsFromFiles(process.env);
  const { folder: backups } = readBackups(environment, dataFolder());
  const to = values.to === undefined ? undefined : readMoment(values.to, Date.now());
  const { DATABASE_URL: url } = environment;
  if (values['payouts-checked']) await release();
  else if (values.done) {
    await tell(mustBeSet(url), to, storesOf(environment, backups));
    await noteRestore(backups, to, Date.now());
    console.log('Make a fresh copy now: `npm run backup`.');
  } else if (values.into !== undefined) await layOut(backups, resolve(values.into), to);
  else if (url)
    throw new CannotStart(
      'DATABASE_URL is set: say with --into <folder> where to lay out what its PostgreSQL recovers from.',
    );
  else await restore(backups, to, storesOf(environment, backups));
  process.exit(0);
});

async function release(): Promise<void> {
  const database = await openToolDatabase((sentence) => console.log(`${sentence}.`));
  try {
    const pool = await openDatabase({ url: database.url, poolSize: 2 });
    const released = await releasePayouts(pool, 'house', Date.now());
    console.log(released > 0 ? 'Bank files are made again.' : 'No restore was waiting for it.');
    await pool.end();
  } finally {
    await database.stop();
  }
}

function mustBeSet(url: string | undefined): string {
  if (url) return url;
  throw new CannotStart('DATABASE_URL is not set: --done is for a database of your own.');
}

/** Objects where they live, and their copies (a bucket keeps former versions itself); and what an erasure needs. */
type Stores = EraseDeps & { readonly objects: ObjectStore; readonly kept: ObjectStore | undefined };

function storesOf(environment: ReturnType<typeof withSecretsFromFiles>, backups: string): Stores {
  const bucket = readObjectSettings(environment);
  const kept = bucket ? undefined : openFolderStore(objectsFolderOf(backups));
  const production = environment.NODE_ENV === 'production';
  const secret = readSecret(environment, production) ?? serverSecret(dataFolder());
  return {
    ...{ objects: openObjects(bucket, dataFolder()), kept },
    keys: keysFrom(secret, readOldSecrets(environment)),
    supplier: readSupplier(environment, production),
  };
}

async function restore(backups: string, to: Instant | undefined, stores: Stores): Promise<void> {
  const before = await restoreEmbedded({
    folder: join(dataFolder(), 'postgres'),
    backups,
    to,
    onProgress: (sentence) => console.log(`${sentence}.`),
    judge: (url) => tell(url('aangan'), to, stores),
  });
  // Objects that are removed after a day must be kept for somebody who sets the database forward again.
  if (stores.kept) await copyObjects(stores.objects, stores.kept);
  console.log('Restored.');
  if (before) console.log(`The former database lies in ${before}; remove it when all is well.`);
}

/** Without a moment nothing that was written is missing; what was on its way may be. */
async function tell(url: string, to: Instant | undefined, stores: Stores): Promise<void> {
  const pool = await openDatabase({ url, poolSize: 2 });
  try {
    await mustBeAlone(pool);
    // The restored database may be older than this version.
    await migrate(pool, MIGRATIONS);
    const right = await setRightAfterRestore({ pool, ...stores, now: Date.now });
    console.log(`${right.erased} accounts that were erased since are erased again.`);
    console.log(
      `${right.brought} pictures and files are back; ${right.superfluous} that no row names go in a day.`,
    );
    if (right.lost > 0)
      console.log(
        stores.kept
          ? `${right.lost} pictures and files lie neither in the data folder nor in the backups.`
          : `${right.lost} pictures and files are not in the bucket: bring their former versions back there.`,
      );
    const asked = await recordRestored(pool, to ?? Date.now(), Date.now());
    console.log(`The gateways will be asked about ${asked} payments, and about every day since.`);
    console.log('No bank file is made before finance has compared: then --payouts-checked.');
  } finally {
    await pool.end();
  }
}

/** A server that moves pictures meanwhile would lose some. */
async function mustBeAlone(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `select from pg_stat_activity
      where datname = current_database() and application_name in ('aangan-live', 'aangan-jobs') limit 1`,
  );
  if (rows.length > 0)
    throw new CannotStart('A server is using the database: end all of them first.');
}

async function layOut(backups: string, into: string, to: Instant | undefined): Promise<void> {
  if (existsSync(into) && (await readdir(into)).length > 0)
    throw new CannotStart(`${into} is not empty.`);
  const { base, timeline } = await baseFor(backups, to);
  await layOutBase(base, into);
  await writeSettings(into, recoverySettings(backups, to, timeline));
  console.log(`Start PostgreSQL on ${into}, as the account that owns it: it recovers by itself.`);
  console.log('Before the servers start: `npm run restore -- --done` with the same --to.');
}
