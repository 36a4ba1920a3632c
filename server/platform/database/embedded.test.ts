import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Embedded, ensureDatabase, startEmbedded } from './embedded.ts';

let folder: string;
const opened: Embedded[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  // Root's database runs as another account, which must be able to walk in.
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const embedded of opened.splice(0)) await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;

const start = async (place = 'postgres'): Promise<Embedded> => {
  const embedded = await startEmbedded({ folder: join(folder, place) });
  opened.push(embedded);
  return embedded;
};

test('committed rows survive a killed database', async () => {
  const first = await start();
  await query(first, 'create table kept as select 7 as number');
  process.kill(await postmasterPid(), 'SIGKILL');
  await first.lost;
  const second = await start();
  expect(second.startedHere).toBe(true);
  expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('durability is not traded for speed', async () => {
  const embedded = await start();
  const settings = await query(
    embedded,
    `select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`,
  );
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
});

test('a second process shares the running database, and the last one out switches it off', async () => {
  const first = await start();
  const second = await start();
  expect([first.startedHere, second.startedHere]).toEqual([true, false]);
  await first.stop();
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  opened.length = 0;
  expect(existsSync(join(folder, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
});

test('a database that outlived its killed process is found running again', async () => {
  await startInAProcessThatIsKilled(join(folder, 'postgres'));
  const embedded = await start();
  expect(embedded.startedHere).toBe(false);
  expect(await query(embedded, 'select number from left_behind')).toEqual([{ number: 3 }]);
});

test('many processes may start on an empty folder at the same time', async () => {
  const all = await Promise.all([start(), start(), start(), start()]);
  await Promise.all(all.map((embedded) => ensureDatabase(embedded, 'aangan')));
  expect(all.filter(({ startedHere }) => startedHere)).toHaveLength(1);
});

test('many processes may start a stopped database at the same time, and one of them does', async () => {
  await (await start()).stop();
  for (let round = 0; round < 3; round++) {
    const all = await Promise.all([start(), start(), start(), start()]);
    expect(all.filter(({ startedHere }) => startedHere)).toHaveLength(1);
    for (const embedded of opened.splice(0)) await embedded.stop();
  }
});

test('a lock file that names the process of somebody else does not keep it from starting', async () => {
  const first = await start();
  await first.stop();
  opened.length = 0;
  const lock = join(folder, 'postgres', 'data', 'postmaster.pid');
  const foreign = spawn('sleep', ['60'], accountOfTheDatabase());
  await writeFile(
    lock,
    `${foreign.pid}\n${join(folder, 'postgres', 'data')}\n1\n5432\n\n\n\nready\n`,
  );
  expect((await start()).startedHere).toBe(true);
  foreign.kill();
});

test('an initialisation that was cut off half-way is begun anew', async () => {
  await mkdir(join(folder, 'postgres', 'unfinished-1'), { recursive: true });
  await mkdir(join(folder, 'postgres', 'unfinished-999999999'), { recursive: true });
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(join(folder, 'postgres', 'unfinished-999999999'))).toBe(false);
});

test('a folder too deep for a socket still works', async () => {
  const deep = join('x'.repeat(60), 'y'.repeat(60));
  expect(await query(await start(deep), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('data of another version is refused in one sentence', async () => {
  await mkdir(join(folder, 'postgres', 'data'), { recursive: true });
  await writeFile(join(folder, 'postgres', 'data', 'PG_VERSION'), '14\n');
  await expect(start()).rejects.toThrow('was written by PostgreSQL 14');
});

test('a folder that cannot be written is refused in one sentence', async () => {
  await writeFile(join(folder, 'a-file'), '');
  await expect(start('a-file')).rejects.toThrow('is no folder');
});

test.runIf(isRoot)(
  'a project that is closed to other accounts keeps its data elsewhere, behind a link',
  async () => {
    await chmod(folder, 0o700);
    const first = await start();
    await query(first, 'create table kept as select 5 as number');
    await first.stop();
    expect(await query(await start(), 'select number from kept')).toEqual([{ number: 5 }]);
    const elsewhere = await realpath(join(folder, 'postgres'));
    expect(elsewhere).toMatch(/^\/var\/lib\/aangan\//);
    for (const embedded of opened.splice(0)) await embedded.stop();
    await rm(elsewhere, { recursive: true });
  },
);

async function query(embedded: Embedded, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: embedded.url('postgres') });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  const lock = await readFile(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  return Number(lock.split('\n')[0]);
}

/** Its processes are the ones that PostgreSQL takes seriously. */
const accountOfTheDatabase = (): { uid?: number } =>
  process.getuid?.() === 0 ? { uid: 65_534 } : {};

async function startInAProcessThatIsKilled(place: string): Promise<void> {
  const program = `
    import { startEmbedded } from '${import.meta.dirname}/embedded.ts';
    import pg from 'pg';
    const embedded = await startEmbedded({ folder: ${JSON.stringify(place)} });
    const client = new pg.Client({ connectionString: embedded.url('postgres') });
    await client.connect();
    await client.query('create table left_behind as select 3 as number');
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: 'inherit',
  });
  await new Promise((resolve) => child.once('exit', resolve));
}
