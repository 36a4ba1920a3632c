import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Closing } from '#tools/closing.ts';

const INSTALLED = '/usr/lib/postgresql';
/** PostgreSQL does not run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const run = promisify(execFile);

/** A PostgreSQL of Debian as an operator has one: with roles, over a port, and nothing to do with ours. */
export type OwnDatabase = {
  readonly programs: string;
  url(role: string): string;
  query(text: string, database?: string): Promise<pg.QueryResult>;
  stop(): Promise<void>;
  /** Starts it on another folder, which its account is given, with the WAL that it recovers from. */
  startOn(folder: string, wal?: string): Promise<void>;
};

export async function openOwnDatabase(
  folder: string,
  port: number,
  closing: Closing,
): Promise<OwnDatabase> {
  const programs = findPrograms();
  const data = join(folder, 'postgresql');
  await mkdir(data, { mode: 0o700 });
  await give(data);
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8'],
    { ...NOBODY, cwd: '/' },
  );
  let child: ChildProcess | undefined;
  const address = (role: string, database: string) =>
    `postgresql://${role}@127.0.0.1:${port}/${database}`;
  const query = async (text: string, database = 'aangan') => {
    const client = new pg.Client({ connectionString: address('postgres', database) });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  };
  const isThere = () =>
    query('select 1', 'postgres').then(
      () => true,
      () => false,
    );
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  };
  const startOn = async (place: string, wal?: string) => {
    await give(place);
    if (wal) await give(wal);
    const settings = ['-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1'];
    child = spawn(join(programs, 'postgres'), ['-D', place, ...settings], {
      ...NOBODY,
      cwd: '/',
      stdio: 'ignore',
    });
    while (!(await isThere())) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL does not start on ${place}.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  closing.add(stop);
  await startOn(data);
  return { programs, query, stop, startOn, url: (role) => address(role, 'aangan') };
}

/** Its account owns all of it. */
async function give(folder: string): Promise<void> {
  if (!NOBODY.uid) return;
  await chown(folder, NOBODY.uid, NOBODY.gid);
  await run('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, folder]);
}

function findPrograms(): string {
  try {
    const [newest] = readdirSync(INSTALLED).toSorted((one, other) => Number(other) - Number(one));
    if (newest) return join(INSTALLED, newest, 'bin');
  } catch {
    // Told below.
  }
  throw new CannotStart(
    'The manual is tried with the PostgreSQL of a Debian: apt install postgresql.',
  );
}
