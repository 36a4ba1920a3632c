import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import type { Database, Pool } from './connect.ts';
import { holdLock } from './locks.ts';
import {
  applyAtOnce,
  applyBatches,
  applyIndexes,
  type OnWait,
  type Step,
  stepOf,
} from './migration-steps.ts';
import { type Migration, readMigrations } from './read-migrations.ts';

const BEFORE_THE_FIRST_RELEASE =
  'This database was made by a version of before the first release, which arranged its tables in another way, and cannot ' +
  'be carried over. Begin anew: delete the folder .data (or the one that AANGAN_DATA names); where DATABASE_URL names a ' +
  'database of your own, name an empty one. Then start again.';

export type OnMigration = {
  readonly onApply?: (name: string) => void;
  /** Somebody holds what it wants to lock; it has given way and will try again. */
  readonly onWait?: (name: string, attempt: number) => void;
};

/**
 * Brings the database up to date with the numbered files of a folder (`0001-identity.sql`), each by the step that it says
 * it is. Several processes may call this at once: one works, the others wait for it. Answers with the names applied.
 */
export async function migrate(
  pool: Pool,
  folder: string,
  { onApply, onWait }: OnMigration = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  if ((await findPending(pool, migrations)).length === 0) return [];
  // A connection of its own: whoever waits here, or builds an index, may take as long as it takes.
  const Client = (pool.options.Client ?? pg.Client) as typeof pg.Client;
  const client = new Client({
    ...pool.options,
    statement_timeout: 0,
    lock_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  } as pg.ClientConfig);
  await client.connect();
  try {
    await holdLock(client, 'migrating');
    const pending = await findPending(client, migrations);
    for (const migration of pending) {
      onApply?.(migration.name);
      await apply(client, migration, (attempt) => onWait?.(migration.name, attempt));
    }
    return pending.map((migration) => migration.name);
  } finally {
    // The lock belongs to this connection.
    await client.end();
  }
}

/** For a server that does not migrate by itself: refuses a database that is not up to date. */
export async function mustBeMigrated(db: Database, folder: string): Promise<void> {
  const pending = await findPending(db, await readMigrations(folder));
  if (pending.length === 0) return;
  throw new CannotStart(
    `The database lacks ${pending.length} migrations of this version, the first is ${pending[0]?.name}; run \`npm run migrate\` before.`,
  );
}

/** Numbers may leave gaps, and a lower one may arrive later: two people write migrations at the same time. */
async function findPending(db: Database, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = new Map((await listApplied(db)).map((row) => [row.number, row]));
  for (const { number, name } of migrations) {
    if ((applied.get(number)?.name ?? name) !== name)
      throw new CannotStart(BEFORE_THE_FIRST_RELEASE);
  }
  const pending = migrations.filter(({ number }) => !applied.has(number));
  for (const { number, name, checksum } of migrations) {
    if ((applied.get(number)?.checksum ?? checksum) === checksum) continue;
    throw new CannotStart(
      `The migration ${name} was changed after it had been applied to this database; put it back and write a new migration instead.`,
    );
  }
  for (const { number } of migrations) applied.delete(number);
  for (const { name, compatible } of applied.values()) {
    if (compatible) continue;
    throw new CannotStart(
      `The database already has the migration ${name}, which this version does not know and cannot work with: it belongs to a newer version.`,
    );
  }
  return pending;
}

/** `compatible`: a version that does not know it works as before. */
type Applied = { number: number; name: string; checksum: string; compatible: boolean };

async function listApplied(db: Database): Promise<Applied[]> {
  const exists = await db.query<{ found: boolean }>(
    `select to_regclass('schema_migrations') is not null as found`,
  );
  if (!exists.rows[0]?.found) return [];
  return (
    await db.query<Applied>(`select number, name, checksum,
      coalesce((to_jsonb(m) ->> 'compatible')::boolean, false) as compatible
      from schema_migrations m order by number`)
  ).rows;
}

const APPLY: Readonly<Record<Step, typeof applyAtOnce>> = {
  expand: applyAtOnce,
  contract: applyAtOnce,
  index: applyIndexes,
  backfill: applyBatches,
};

async function apply(client: pg.Client, migration: Migration, onWait: OnWait): Promise<void> {
  const { number, name, text, checksum } = migration;
  const step = stepOf(migration);
  const record = async () => {
    await client.query(
      'insert into schema_migrations (number, name, checksum, compatible) values ($1, $2, $3, $4)',
      [number, name, checksum, step !== 'contract'],
    );
  };
  await client.query(`create table if not exists schema_migrations (
    number integer primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now());
    alter table schema_migrations add column if not exists compatible boolean not null default false`);
  try {
    await APPLY[step](client, text, record, onWait);
  } catch (error) {
    const undone =
      step === 'expand' || step === 'contract'
        ? 'Nothing of it was applied.'
        : 'What it has done so far stays, and the next attempt goes on from there.';
    throw new CannotStart(
      `The migration ${name} failed${placeOf(error, text)}: ${(error as Error).message}. ${undone}`,
    );
  }
}

function placeOf(error: unknown, text: string): string {
  const position = Number((error as { position?: string }).position);
  return Number.isInteger(position) && position > 0
    ? ` at line ${text.slice(0, position).split('\n').length}`
    : '';
}
