import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';

const MAJOR_VERSION = '18';

/**
 * Runs `initdb` beside the final place and moves the finished result there, so that a process killed half-way leaves
 * nothing that looks like a database.
 */
export async function createCluster(
  cluster: ClusterFolder,
  binaries: Binaries,
  onProgress: (sentence: string) => void,
): Promise<void> {
  if (existsSync(join(cluster.data, 'PG_VERSION'))) return checkVersion(cluster);
  onProgress('Creating the database');
  await removeUnfinished(cluster);
  const unfinished = join(cluster.folder, `unfinished-${process.pid}-${randomUUID()}`);
  await runInitdb(cluster, binaries, unfinished);
  try {
    await rename(unfinished, cluster.data);
  } catch (error) {
    // Another process was faster; its database is as good as ours.
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(join(cluster.data, 'PG_VERSION'))) throw error;
  }
}

async function checkVersion(cluster: ClusterFolder): Promise<void> {
  const version = (await readFile(join(cluster.data, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR_VERSION) return;
  throw new CannotStart(
    `The data in ${cluster.data} was written by PostgreSQL ${version}, this version brings PostgreSQL ${MAJOR_VERSION}.`,
  );
}

async function removeUnfinished(cluster: ClusterFolder): Promise<void> {
  for (const name of await readdir(cluster.folder)) {
    const pid = Number(/^unfinished-(\d+)/.exec(name)?.[1]);
    if (pid && !isAlive(pid))
      await rm(join(cluster.folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The "builtin" locale sorts by code point, the same on every machine and after every upgrade of the system. */
const INITDB_OPTIONS = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

async function runInitdb(
  cluster: ClusterFolder,
  { initdb }: Binaries,
  target: string,
): Promise<void> {
  const child = spawn(initdb, [...INITDB_OPTIONS, `--pgdata=${target}`], {
    ...cluster.runAs,
    cwd: '/',
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (exit) => resolve(exit ?? 'killed'));
  });
  if (code === 0) return;
  await rm(target, { recursive: true, force: true });
  throw new CannotStart(explainInitdb(complaint || String(code), cluster.folder));
}

function explainInitdb(complaint: string, folder: string): string {
  if (/No space left on device/.test(complaint)) return `The disk that holds ${folder} is full.`;
  if (/ENOENT|ENOEXEC/.test(complaint))
    return 'The embedded PostgreSQL does not run on this system; set DATABASE_URL to a PostgreSQL 18 of your own.';
  return `The database could not be created in ${folder}: ${complaint.trim().split('\n').at(-1)}.`;
}
