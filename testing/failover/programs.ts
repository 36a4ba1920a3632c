import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { unpackDebian } from '../debian-packages.ts';

export type Programs = {
  readonly etcd: string;
  readonly haproxy: string;
  /** A command with its first arguments. */
  readonly patroni: readonly [string, ...string[]];
  readonly patronictl: readonly [string, ...string[]];
  /** Folder of `postgres`, `pg_rewind` and the like. */
  readonly postgres: string;
  readonly environment: Readonly<Record<string, string>>;
};

const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'postgresql-15'];
const INSTALLED_POSTGRES = '/usr/lib/postgresql';

/** Patroni, etcd, HAProxy and PostgreSQL of a Debian, unpacked into the folder together with what they need: nothing is installed. */
export async function unpackPrograms(folder: string): Promise<Programs> {
  const wanted = PACKAGES.filter(
    (name) => !name.startsWith('postgresql') || !existsSync(INSTALLED_POSTGRES),
  );
  const root = await unpackDebian(folder, wanted);
  const here = (...path: string[]): string =>
    [join(root, ...path), join('/', ...path)].find(existsSync) ?? join('/', ...path);
  return {
    etcd: here('usr/bin/etcd'),
    haproxy: here('usr/sbin/haproxy'),
    patroni: ['/usr/bin/python3', here('usr/bin/patroni')],
    patronictl: ['/usr/bin/python3', here('usr/bin/patronictl')],
    postgres: await findPostgres([INSTALLED_POSTGRES, join(root, INSTALLED_POSTGRES)]),
    environment: {
      PATH: process.env.PATH ?? '',
      PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
      LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu'),
    },
  };
}

async function findPostgres(places: readonly string[]): Promise<string> {
  for (const place of places) {
    const versions = await readdir(place).catch(() => []);
    const version = versions.toSorted((one, other) => Number(other) - Number(one)).at(0);
    if (version) return join(place, version, 'bin');
  }
  throw new CannotStart('No PostgreSQL was found.');
}
