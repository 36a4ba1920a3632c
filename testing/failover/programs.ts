import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '#server/platform/cannot-start.ts';

export type Programs = {
  readonly etcd: string;
  readonly haproxy: string;
  /** A command with its first arguments. */
  readonly patroni: readonly [string, ...string[]];
  /** Folder of `postgres`, `pg_rewind` and the like. */
  readonly postgres: string;
  readonly environment: Readonly<Record<string, string>>;
};

const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'postgresql-15'];
const INSTALLED_POSTGRES = '/usr/lib/postgresql';
const run = promisify(execFile);

/** Patroni, etcd, HAProxy and PostgreSQL of a Debian, unpacked into the folder together with what they need: nothing is installed. */
export async function unpackPrograms(folder: string): Promise<Programs> {
  const packages = join(folder, 'packages');
  const root = join(folder, 'programs');
  await mkdir(packages, { recursive: true });
  await mkdir(root);
  try {
    const missing = await listMissing();
    if (missing.length > 0) await run('apt-get', ['download', ...missing], { cwd: packages });
    for (const one of await readdir(packages))
      await run('dpkg-deb', ['-x', join(packages, one), root]);
  } catch (error) {
    throw new CannotStart(
      `The fail-over needs the packages of a Debian 12: ${(error as Error).message}`,
    );
  }
  const here = (...path: string[]): string =>
    [join(root, ...path), join('/', ...path)].find(existsSync) ?? join('/', ...path);
  return {
    etcd: here('usr/bin/etcd'),
    haproxy: here('usr/sbin/haproxy'),
    patroni: ['/usr/bin/python3', here('usr/bin/patroni')],
    postgres: await findPostgres([INSTALLED_POSTGRES, join(root, INSTALLED_POSTGRES)]),
    environment: {
      PATH: process.env.PATH ?? '',
      PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
      LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu'),
    },
  };
}

/** The packages that this machine has not installed, as the one who installs would choose them. */
async function listMissing(): Promise<string[]> {
  const wanted = PACKAGES.filter(
    (name) => !name.startsWith('postgresql') || !existsSync(INSTALLED_POSTGRES),
  );
  const { stdout } = await run('apt-get', [
    'install',
    '--simulate',
    '--no-install-recommends',
    ...wanted,
  ]);
  return [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string);
}

async function findPostgres(places: readonly string[]): Promise<string> {
  for (const place of places) {
    const versions = await readdir(place).catch(() => []);
    const version = versions.toSorted((one, other) => Number(other) - Number(one)).at(0);
    if (version) return join(place, version, 'bin');
  }
  throw new CannotStart('No PostgreSQL was found.');
}
