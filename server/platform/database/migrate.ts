import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import type { Database, Pool } from './connect.ts';

/** Any number will do, as long as every process of this product uses the same. */
const MIGRATION_LOCK = 7_261_001;

const BEFORE_THE_FIRST_RELEASE =
  'This database was made by a version of before the first release, which arranged its tables in another way, and cannot ' +
  'be carried over. Begin anew: delete the folder .data (or the one that AANGAN_DATA names); where DATABASE_URL names a ' +
  'database of your own, name an empty one. Then start again.';

export type Migration = {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
};

/**
 * Brings the database up to date with the numbered files of a folder (`0001-identity.sql`), each in a transaction of
 * its own. Several processes may call this at once: one works, the others wait for it. Answers with the names applied.
 */
export async function migrate(
  pool: Pool,
  folder: string,
  onApply: (name: string) => void = () => {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  if ((await findPending(pool, migrations)).length === 0) return [];
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = await findPending(client, migrations);
    for (const migration of pending) {
      onApply(migration.name);
      await apply(client, migration);
    }
    return pending.map((migration) => migration.name);
  } finally {
    // The lock and the settings belong to this connection, so it is closed and not handed back.
    client.release(true);
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  for (const [index, { number, name }] of migrations.entries()) {
    const before = migrations[index - 1];
    if (Number.isInteger(number) && (!before || before.number < number)) continue;
    throw new CannotStart(`The migration ${name} has no number of its own.`);
  }
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const text = await readFile(join(folder, name), 'utf8');
  const checksum = createHash('sha256').update(text).digest('hex');
  return { number: Number.parseInt(name, 10), name, text, checksum };
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
  for (const { name } of applied.values()) {
    throw new CannotStart(
      `The database already has the migration ${name}, which this version does not know: it belongs to a newer version.`,
    );
  }
  return pending;
}

type Applied = { number: number; name: string; checksum: string };

async function listApplied(db: Database): Promise<Applied[]> {
  const exists = await db.query<{ found: boolean }>(
    `select to_regclass('schema_migrations') is not null as found`,
  );
  if (!exists.rows[0]?.found) return [];
  return (
    await db.query<Applied>('select number, name, checksum from schema_migrations order by number')
  ).rows;
}

async function apply(
  client: pg.PoolClient,
  { number, name, text, checksum }: Migration,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`create table if not exists schema_migrations (
      number integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`);
    await client.query(text);
    await client.query(
      'insert into schema_migrations (number, name, checksum) values ($1, $2, $3)',
      [number, name, checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new CannotStart(
      `The migration ${name} failed${placeOf(error, text)}: ${(error as Error).message}. Nothing of it was applied.`,
    );
  }
}

function placeOf(error: unknown, text: string): string {
  const position = Number((error as { position?: string }).position);
  return Number.isInteger(position) && position > 0
    ? ` at line ${text.slice(0, position).split('\n').length}`
    : '';
}
