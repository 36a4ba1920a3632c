import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../project.ts';

const run = promisify(execFile);
const UNPACKED = join(ROOT, '.cache', 'pgbench');

/** pgbench from the system, else unpacked from Debian's own package, which needs root for the library it stands on. */
export async function findPgbench(say: (sentence: string) => void): Promise<string | undefined> {
  const found = (await findInstalled()) ?? (await findUnpacked());
  if (found || process.getuid?.() !== 0) return found;
  say('Fetching pgbench from the Debian packages');
  try {
    await unpack();
  } catch (error) {
    say(`pgbench could not be fetched: ${(error as Error).message.split('\n')[0]}`);
  }
  return findUnpacked();
}

export const WHERE_PGBENCH_COMES_FROM =
  'pgbench is missing: install the package "postgresql" (Debian, Ubuntu) or "postgresql-contrib" (others) and run again.';

async function findInstalled(): Promise<string | undefined> {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'pgbench'));
  return (await firstRunnable(onPath)) ?? firstRunnable(await inVersions('/usr/lib/postgresql'));
}

const findUnpacked = async (): Promise<string | undefined> =>
  firstRunnable(await inVersions(join(UNPACKED, 'usr/lib/postgresql')));

/** The newest version first. */
async function inVersions(folder: string): Promise<string[]> {
  const versions = await readdir(folder).catch(() => []);
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  return newestFirst.map((version) => join(folder, version, 'bin', 'pgbench'));
}

async function firstRunnable(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const runnable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runnable) return path;
  }
  return undefined;
}

/** Unpacked and not installed: an installed package would set up and start a database server of its own. */
async function unpack(): Promise<void> {
  await mkdir(UNPACKED, { recursive: true });
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'libpq5']);
  const { stdout } = await run('apt-cache', ['search', '--names-only', '^postgresql-[0-9]+$']);
  const versions = [...stdout.matchAll(/^postgresql-(\d+) /gm)].map((match) => Number(match[1]));
  await run('apt-get', ['download', `postgresql-${Math.max(...versions)}`], { cwd: UNPACKED });
  const [archive] = (await readdir(UNPACKED)).filter((name) => name.endsWith('.deb'));
  if (!archive) throw new Error('the package did not arrive');
  await run('dpkg-deb', ['--extract', archive, '.'], { cwd: UNPACKED });
}
