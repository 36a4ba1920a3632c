import { constants } from 'node:fs';
import { chown, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Account } from '../database/embedded/cluster-folder.ts';

/**
 * Copies the files of a database that goes on working, between the two calls that PostgreSQL has for it: what it changes
 * meanwhile stands in the WAL. https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function copyLiveCluster(url: string, data: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('aangan', true)`);
    await copyTree(data, target, isLeftOut);
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop(true)',
    );
    await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    if (rows[0]?.spcmapfile)
      await writeFile(join(target, 'tablespace_map'), rows[0].spcmapfile, { mode: 0o600 });
  } finally {
    await client.end();
  }
}

/** Files of the running process and those that it makes anew, as PostgreSQL's manual lists them. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label|.*\.tmp)$/;

const isLeftOut = (parent: string, name: string): boolean =>
  EMPTIED.has(parent) || LEFT_OUT.test(name);

/** A file that vanishes on the way was dropped; the WAL says so. */
export async function copyTree(
  source: string,
  target: string,
  leaveOut: (parent: string, name: string) => boolean = () => false,
  owner?: Account,
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if (owner) await chown(target, owner.uid, owner.gid);
  const parent = source.slice(source.lastIndexOf('/') + 1);
  for (const entry of await readdir(source, { withFileTypes: true }).catch(noneIfGone)) {
    if (leaveOut(parent, entry.name)) continue;
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) await copyTree(from, to, leaveOut, owner);
    else if (entry.isFile()) {
      await copyFile(from, to, constants.COPYFILE_FICLONE).catch(ignoreGone);
      if (owner) await chown(to, owner.uid, owner.gid).catch(ignoreGone);
    }
  }
}

function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

function noneIfGone(error: NodeJS.ErrnoException): [] {
  ignoreGone(error);
  return [];
}
