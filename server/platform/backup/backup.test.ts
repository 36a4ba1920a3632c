import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import { recordRestored } from '#server/flows/settlement/record-restored.ts';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import {
  type Embedded,
  ensureDatabase,
  startEmbedded,
} from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import { claimPorts } from '#testing/ports.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { NOW } from '#testing/world.ts';
import { backUpEmbedded } from './back-up-embedded.ts';
import { backUpServer } from './back-up-server.ts';
import { type Base, baseFor, listBases, prune, walFolderOf } from './backup-folder.ts';
import { findProgram } from './programs.ts';
import { layOutBase, recoverySettings, writeSettings } from './recover.ts';
import { restoreEmbedded } from './restore-embedded.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');

let folder: string;
let opened: { pool: Pool; embedded: Embedded } | undefined;

/**
 * One cluster and its first copy, made once: each test works on them as they were then, in the same place, of which the
 * script that archives WAL knows. Tables cost files in every copy, so that only the test that needs them makes them.
 */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await mkdir(work(), { recursive: true });
  await Promise.all([folder, work()].map((one) => chmod(one, 0o755)));
  const pool = await open();
  // Copies take it along: what a crash would cost is not asked here.
  await pool.query('alter system set fsync = off');
  await pool.query('select pg_reload_conf()');
  await pool.query('create table kept (number int)');
  await backUp();
  await close();
  await rename(work(), join(folder, 'made-once'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(() => copyFolder(join(folder, 'made-once'), work()));
afterEach(async () => {
  await close();
  await rm(work(), { recursive: true, force: true });
});

/** With its owners, because PostgreSQL does not run as root. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);
const work = () => join(folder, 'work');
const place = () => join(work(), 'postgres');
const backups = () => join(work(), 'backups');

async function open(): Promise<Pool> {
  const embedded = await startEmbedded({ folder: place() });
  await ensureDatabase(embedded, 'aangan');
  const pool = connect({ url: embedded.url('aangan'), poolSize: 4 });
  opened = { pool, embedded };
  return pool;
}
async function close(): Promise<void> {
  await opened?.pool.end();
  await opened?.embedded.stop();
  opened = undefined;
}
const backUp = () =>
  backUpEmbedded({
    embedded: opened?.embedded as Embedded,
    folder: place(),
    backups: backups(),
    now: Date.now,
  });
const restore = (
  to: number | undefined,
  judge: (pool: Pool) => Promise<unknown> = async () => {},
) =>
  restoreEmbedded({
    folder: place(),
    backups: backups(),
    to,
    onProgress: () => {},
    judge: async (url) => {
      const pool = connect({ url: url('aangan'), poolSize: 1 });
      await judge(pool).finally(() => pool.end());
    },
  });
const idsOf = async (pool: Pool) =>
  (await pool.query<{ id: string }>('select id from bookings')).rows.map(({ id }) => id).sort();

/** PostgreSQL stamps commits to the microsecond: cut to a millisecond, now may lie before the last of them. */
const afterLastCommit = (): number => Date.now() + 1;

test('restored to a moment: every booking and rupee acknowledged before it is there, and none after', async () => {
  let pool = await open();
  await migrate(pool, MIGRATIONS);
  await sowSmallTown(pool);
  for (let one = 0; one < 3; one += 1) await sowKarigar(pool, { skills: [3] });
  const asha = await sowCustomer(pool);
  const app = paymentDeps(pool, NOW);
  const book = async (from: number, until: number) => {
    const ids: string[] = [];
    for (let day = from; day < until; day += 1) {
      const date = new Date(NOW + day * DAY)
        .toISOString()
        .slice(0, 10) as `${number}-${number}-${number}`;
      ids.push(await bookOnline(app, asha, { date }));
    }
    return ids;
  };
  const early = await book(1, 4);
  // The copy is made while people book.
  const [, during] = await Promise.all([backUp(), book(4, 7)]);
  await payFor(app, asha, during[0] as string);
  const after = await book(7, 9);
  const before = [...early, ...during, ...after].sort();
  const moment = afterLastCommit();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await payFor(app, asha, early[0] as string);
  const lost = await book(9, 12);
  const attempt = await pool.query(`update bookings set status = status where id = $1`, [lost[0]]);
  expect(attempt.rowCount).toBe(1);
  await close();

  const former = await restore(moment, (restored) => recordRestored(restored, moment, Date.now()));

  pool = await open();
  expect(await idsOf(pool)).toEqual(before);
  expect(await listBroken(pool, before)).toEqual([]);
  const paid = await pool.query('select booking_id from payments');
  expect(paid.rows).toEqual([{ booking_id: during[0] }]);
  const { rows } = await pool.query('select restored_to, asked_at from restores');
  expect(rows).toEqual([{ restored_to: moment, asked_at: null }]);
  expect(await readdir(former as string)).toContain('PG_VERSION');
  // It books on.
  const more = await bookOnline(paymentDeps(pool, NOW), asha, { date: '2026-12-20' as never });
  expect(await idsOf(pool)).toEqual([...before, more].sort());
});

test('nothing changes when a moment cannot be restored: before the first copy, or after the last write', async () => {
  const pool = await open();
  await pool.query('insert into kept values (7)');
  await expect(restore(Date.now() + DAY)).rejects.toThrow('A server is using the database');
  await close();
  await expect(restore(Date.now() - DAY)).rejects.toThrow('nothing earlier can be restored');
  await expect(restore(Date.now() + DAY)).rejects.toThrow('Nothing was written after');
  expect((await (await open()).query('select number from kept')).rows).toEqual([{ number: 7 }]);
});

test('set back too far, it is set forward again to a moment that the first restore has left behind', async () => {
  let pool = await open();
  const moments: number[] = [];
  const write = async (number: number) => {
    await pool.query('insert into kept values ($1)', [number]);
    moments[number] = afterLastCommit();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const numbers = async () =>
    (await pool.query<{ number: number }>('select number from kept order by 1')).rows.map(
      ({ number }) => number,
    );
  await write(1);
  await write(2);
  await backUp();
  await write(3);
  await close();
  await restore(moments[1]);
  pool = await open();
  expect(await numbers()).toEqual([1]);
  await write(4);
  await write(5);
  await close();
  await restore(moments[2]);
  pool = await open();
  expect(await numbers()).toEqual([1, 2]);
  await write(6);
  await close();
  // And to the life between the two restores, which the second one has left behind.
  await restore(moments[4]);
  pool = await open();
  expect(await numbers()).toEqual([1, 4]);
  await close();
  // Files that no moment of the last days needs are removed, and the rest still restores.
  expect(await prune(backups(), 0, Date.now() + 1)).toBeGreaterThan(0);
  await restore(undefined);
  pool = await open();
  expect(await numbers()).toEqual([1, 4]);
});

test('the newest copy from before the last days stays, with the WAL from it on', async () => {
  await open();
  const [first, second] = [(await listBases(backups()))[0] as Base, await backUp()];
  expect(await prune(backups(), 1, Date.now())).toBe(0);
  expect(await prune(backups(), 0, Date.now() + 1)).toBe(1);
  expect(await listBases(backups())).toEqual([second]);
  const wal = await readdir(walFolderOf(backups()));
  expect(wal.filter((name) => name.startsWith(first.firstWal))).toEqual([]);
});

const postgres = findProgram('postgres', process.env);
/** Debian's client programs know no newer server than themselves. */
test.runIf(postgres && findProgram('pg_basebackup', process.env))(
  'a database of one’s own is copied over its line, and recovers in a folder of its own',
  async () => {
    const server = await startServer(join(work(), 'server'));
    const { url } = server;
    const pool = connect({ url, poolSize: 1 });
    await pool.query('create table kept as select 7 as number');
    await rm(backups(), { recursive: true });
    await backUpServer({ url, backups: backups(), environment: process.env, now: Date.now });
    await pool.end();
    await server.stop();
    const into = join(work(), 'restored');
    const { base, timeline } = await baseFor(backups(), undefined);
    await layOutBase(base, into, await nobody());
    await writeSettings(into, recoverySettings(backups(), undefined, timeline));
    const again = await startServer(into);
    const restored = connect({ url: again.url, poolSize: 1 });
    const { rows } = await restored.query('select number from kept');
    await restored.end();
    await again.stop();
    expect(rows).toEqual([{ number: 7 }]);
  },
);

async function nobody() {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

/** PostgreSQL as Debian installs it, made anew where the folder is empty. */
async function startServer(data: string): Promise<{ url: string; stop(): Promise<void> }> {
  const account = await nobody();
  const program = (name: string) => join(dirname(postgres as string), name);
  const options = { ...account, cwd: '/', stdio: 'ignore' as const };
  await mkdir(data, { recursive: true, mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  if (!(await readdir(data)).includes('PG_VERSION'))
    await once(
      spawn(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N'], options),
      'exit',
    );
  const ports = await claimPorts();
  const port = ports.first;
  const settings = ['-c', 'fsync=off', '-c', 'unix_socket_directories=', '-c', `port=${port}`];
  const child = spawn(program('postgres'), ['-D', data, ...settings], options);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const pool = connect({ url, poolSize: 1 });
  await expect
    .poll(
      () =>
        pool.query('select 1').then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  await pool.end();
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
      ports.release();
    },
  };
}
