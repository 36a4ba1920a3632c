import { existsSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { type Embedded, startEmbedded } from '#server/platform/database/embedded.ts';
import { holdLock } from '#server/platform/database/locks.ts';

const FOLDER = join(tmpdir(), `aangan-tests-${userInfo().uid}`);

/** One PostgreSQL per account and machine, started by the first test that needs it and found running by the others. */
export async function openTestCluster(): Promise<Embedded> {
  const cluster = await startEmbedded({ folder: FOLDER, durability: 'throw-away' });
  if (cluster.startedHere) await asAdministrator(cluster, dropLeftovers);
  return cluster;
}

/** At the end of a run; tests of another run that is still going keep it on. */
export async function switchOffTestCluster(): Promise<void> {
  if (existsSync(join(FOLDER, 'data', 'postmaster.pid'))) await (await openTestCluster()).stop();
}

/** Empty, or a copy of what a recipe makes, which is made by whoever needs it first. */
export async function createDatabase(
  cluster: Embedded,
  name: string,
  recipe: Recipe | undefined,
): Promise<void> {
  await asAdministrator(cluster, async (admin) => {
    await holdLock(admin, 'test-databases');
    const template = recipe ? await findTemplate(cluster, admin, recipe) : 'template1';
    await admin.query(`create database ${name} template ${template}`);
  });
}

export async function dropDatabase(cluster: Embedded, name: string): Promise<void> {
  await asAdministrator(cluster, (admin) =>
    admin.query(`drop database if exists ${name} with (force)`),
  );
}

/** Content of a template database; `fingerprint` changes when what would be built changes. */
export type Recipe = {
  readonly name: string;
  readonly fingerprint: string;
  build(pool: Pool): Promise<unknown>;
};

async function findTemplate(cluster: Embedded, admin: pg.Client, recipe: Recipe): Promise<string> {
  const name = `template_${recipe.name}_${recipe.fingerprint.slice(0, 16)}`;
  const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await buildTemplate(cluster, admin, name, recipe);
  return name;
}

/** Built under another name, so that a template killed half-way is never taken for a finished one. */
async function buildTemplate(
  cluster: Embedded,
  admin: pg.Client,
  name: string,
  recipe: Recipe,
): Promise<void> {
  const unfinished = `unfinished_${name}`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  const pool = connect({ url: cluster.url(unfinished), poolSize: 4 });
  await recipe.build(pool).finally(() => pool.end());
  await admin.query(`alter database ${unfinished} rename to ${name}`);
}

/**
 * The cluster was off, so nobody can be using what earlier runs left behind. Others may have found it running a moment
 * ago and be at work already: what they have made is younger than the server. Files keep whole seconds.
 */
async function dropLeftovers(admin: pg.Client): Promise<void> {
  await holdLock(admin, 'test-databases');
  const leftovers = await admin.query<{ name: string }>(
    `select datname as name from pg_database
      where (datname like 'test\\_%' or datname like '%template\\_%')
        and (pg_stat_file('base/' || oid || '/PG_VERSION')).modification
          < date_trunc('second', pg_postmaster_start_time())`,
  );
  for (const { name } of leftovers.rows)
    await admin.query(`drop database if exists ${name} with (force)`);
}

async function asAdministrator<Result>(
  cluster: Embedded,
  work: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
