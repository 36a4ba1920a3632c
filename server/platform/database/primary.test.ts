import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openQueue } from '../jobs/queue.ts';
import { silentLog } from '../log/log.ts';
import { connect, type Pool } from './connect.ts';
import { findBinaries } from './embedded/binaries.ts';
import { type ClusterFolder, prepareClusterFolder } from './embedded/cluster-folder.ts';
import { createCluster } from './embedded/create-cluster.ts';
import { openProbe } from './probe.ts';

let folder: string;
let first: ClusterFolder;
let second: ClusterFolder;
const running = new Map<ClusterFolder, ChildProcess>();
let url: string;
let pool: Pool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  // Root's database runs as another account, which must be able to walk in.
  await chmod(folder, 0o755);
  first = await prepareClusterFolder(join(folder, 'a'));
  second = await prepareClusterFolder(join(folder, 'b'));
  await createCluster(first, await findBinaries(first.runAs, () => {}), () => {});
  await cp(first.data, second.data, { recursive: true, preserveTimestamps: true });
  await handOver(second);
  await launch(first);
  await launch(second, [`primary_conninfo=host=${first.socketFolder} user=postgres`]);
  const hosts = [second, first].map(({ socketFolder }) => encodeURIComponent(socketFolder));
  url = `postgresql://postgres@localhost/postgres?host=${hosts.join(',')}`;
  pool = connect({ url });
});
afterAll(async () => {
  await pool?.end();
  for (const child of running.values()) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** The copy belongs to whoever runs the database, and begins as a standby. */
async function handOver(cluster: ClusterFolder): Promise<void> {
  await writeFile(join(cluster.data, 'standby.signal'), '');
  const { runAs } = cluster;
  if (!runAs) return;
  const chown = spawn('chown', ['-R', `${runAs.uid}:${runAs.gid}`, cluster.data]);
  await once(chown, 'exit');
}

async function launch(cluster: ClusterFolder, settings: readonly string[] = []): Promise<void> {
  const { postgres } = await findBinaries(cluster.runAs, () => {});
  const all = [
    'listen_addresses=',
    `unix_socket_directories=${cluster.socketFolder}`,
    'fsync=off',
    'shared_buffers=16MB',
    ...settings,
  ];
  const child = spawn(postgres, ['-D', cluster.data, ...all.flatMap((one) => ['-c', one])], {
    ...cluster.runAs,
    cwd: '/',
    env: { LC_ALL: 'C' },
    stdio: 'ignore',
  });
  running.set(cluster, child);
  await vi.waitFor(async () => expect(await ask(cluster, 'select 1')).toHaveLength(1), {
    timeout: 60_000,
  });
}

async function ask(cluster: ClusterFolder, sql: string): Promise<unknown[]> {
  const client = new pg.Client({
    host: cluster.socketFolder,
    user: 'postgres',
    database: 'postgres',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } catch {
    return [];
  } finally {
    client.end().catch(() => {});
  }
}

const written = async () => (await pool.query('select word from told order by word')).rows;

test('the queue of jobs is opened at the host that takes writes', async () => {
  const queue = await openQueue({
    url,
    jobs: [{ name: 'tell', atOnce: 1, run: async () => undefined }],
    routines: [],
    log: silentLog,
    onWorked: () => {},
  });
  expect((await queue.depths()).map((one) => one.queue)).toContain('tell');
  await queue.stop();
});

test('the host that takes writes is used among several, also after it has died and another was promoted', async () => {
  await pool.query('create table told (word text)');
  await pool.query(`insert into told values ('before')`);
  await expect.poll(() => ask(second, 'select word from told')).toEqual([{ word: 'before' }]);

  const old = running.get(first);
  old?.kill('SIGKILL');
  await once(old as ChildProcess, 'exit');
  await expect(pool.query(`insert into told values ('nobody is there')`)).rejects.toThrow();
  // The first that asks afterwards may still hear from the host that has died.
  const refusal = () => pool.query('select 1').catch(({ code }) => code);
  await expect.poll(refusal).toBe('25006');

  await ask(second, 'select pg_promote()');
  await expect
    .poll(() =>
      pool.query(`insert into told values ('after')`).then(
        ({ rowCount }) => rowCount,
        () => 0,
      ),
    )
    .toBe(1);
  expect(await written()).toEqual([{ word: 'after' }, { word: 'before' }]);
});

test('readiness asks the host that takes writes', async () => {
  const probe = openProbe(url);
  await pool.query('create table outbox (id bigint, at timestamptz)');
  await expect.poll(() => probe.look()).toMatchObject({ state: 'ready' });
  await probe.stop();
});
