import { chown, mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Instant } from '#kernel/time.ts';
import { CannotStart } from '../cannot-start.ts';
import {
  type ClusterFolder,
  isOpenToAllAccounts,
  prepareClusterFolder,
} from '../database/embedded/cluster-folder.ts';
import { ARCHIVE_SCRIPT } from '../database/embedded/postmaster.ts';
import type { Embedded } from '../database/embedded.ts';
import { type Base, beginBase, finishBase, walFolderOf } from './backup-folder.ts';
import { copyLiveCluster } from './copy-cluster.ts';
import { archiveScript } from './wal-archive.ts';

type Options = {
  readonly embedded: Embedded;
  /** The folder of the embedded database. */
  readonly folder: string;
  readonly backups: string;
  readonly now: () => Instant;
};

/** Archives the WAL from now on, then makes a whole copy while people go on writing. */
export async function backUpEmbedded({ embedded, folder, backups, now }: Options): Promise<Base> {
  const cluster = await prepareClusterFolder(folder);
  const url = embedded.url('postgres');
  await archiveFrom(cluster, resolve(backups), url);
  const target = await beginBase(backups, now());
  await copyLiveCluster(url, cluster.data, join(target, 'data'));
  return finishBase(target, now());
}

/** Also a WAL file that is not full goes to the archive after so long: a lost disk costs a minute at most. */
const ARCHIVE_TIMEOUT_SECONDS = 60;

async function archiveFrom(cluster: ClusterFolder, backups: string, url: string): Promise<void> {
  const wal = walFolderOf(backups);
  await mkdir(backups, { recursive: true, mode: 0o711 });
  await mkdir(wal, { recursive: true, mode: 0o700 });
  await handOver(wal, cluster);
  if (cluster.runAs && !(await isOpenToAllAccounts(backups)))
    throw new CannotStart(
      `The account of the database cannot walk to ${backups}: choose another folder with AANGAN_BACKUPS, or start as an ordinary account.`,
    );
  const script = join(cluster.folder, ARCHIVE_SCRIPT);
  await writeFile(`${script}.part`, archiveScript(wal), { mode: 0o600 });
  await handOver(`${script}.part`, cluster);
  await rename(`${script}.part`, script);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ mode: string }>(
      `select current_setting('archive_mode') as mode`,
    );
    if (rows[0]?.mode !== 'on')
      throw new CannotStart('The database runs since before it could be backed up: start it anew.');
    await client.query(`alter system set archive_timeout = ${ARCHIVE_TIMEOUT_SECONDS}`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

async function handOver(path: string, { runAs }: ClusterFolder): Promise<void> {
  if (runAs) await chown(path, runAs.uid, runAs.gid);
}
