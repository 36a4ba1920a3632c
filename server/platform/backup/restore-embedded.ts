import { existsSync } from 'node:fs';
import { chown, copyFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Instant } from '#kernel/time.ts';
import { CannotStart } from '../cannot-start.ts';
import { findBinaries } from '../database/embedded/binaries.ts';
import { type ClusterFolder, prepareClusterFolder } from '../database/embedded/cluster-folder.ts';
import { ARCHIVE_SCRIPT, ensureRunning, stopPostmaster } from '../database/embedded/postmaster.ts';
import { addressOf, startEmbedded } from '../database/embedded.ts';
import { backUpEmbedded } from './back-up-embedded.ts';
import { baseFor, walFolderOf } from './backup-folder.ts';
import { layOutBase, recoverySettings, takeLastWal } from './recover.ts';
import { noteRestore } from './restore-notes.ts';
import { archiveScript } from './wal-archive.ts';

type Options = {
  readonly folder: string;
  readonly backups: string;
  /** Nothing: as far as the WAL leads. */
  readonly to: Instant | undefined;
  readonly onProgress: (sentence: string) => void;
  /** Looks at what was restored, and writes to it, before it takes the place of the other. */
  readonly judge: (url: (database: string) => string) => Promise<void>;
};

/**
 * Recovers beside the database that is there, and changes places with it only in the end: whatever fails on the way,
 * nothing was changed. Answers where the former one lies now.
 */
export async function restoreEmbedded(options: Options): Promise<string | undefined> {
  const { folder, to, onProgress } = options;
  const backups = resolve(options.backups);
  const { base, timeline } = await baseFor(backups, to);
  const current = await prepareClusterFolder(folder);
  const has = existsSync(join(current.data, 'PG_VERSION'));
  if (has) await mustBeOff(folder, current, onProgress);
  const beside = await prepareClusterFolder(join(dirname(resolve(folder)), 'postgres-restoring'));
  await empty(beside);
  onProgress(`Laying out the copy of ${new Date(base.finishedAt).toISOString()}`);
  await layOutBase(base, beside.data, beside.runAs);
  if (has) await takeLastWal(current.data, beside.data, beside.runAs);
  await takeArchiveScript(current, beside, walFolderOf(backups));
  const binaries = await findBinaries(beside.runAs, onProgress);
  onProgress('Following what was written after it');
  // Nobody is let in before the recovery is over, so that being ready means that.
  const settings = { ...recoverySettings(backups, to, timeline), hot_standby: 'off' };
  await ensureRunning(beside, binaries, 'safe', onProgress, settings).catch((error: unknown) => {
    throw explain(error, to);
  });
  try {
    await options.judge((database) => addressOf(beside, database));
  } finally {
    await stopPostmaster(beside);
  }
  await noteRestore(backups, to, Date.now());
  const before = has ? await setAside(current) : undefined;
  await rename(beside.data, current.data);
  await rm(beside.folder, { recursive: true, force: true });
  await copyAnew(folder, backups, onProgress);
  return before;
}

/**
 * A new base backup lets every later moment be restored without the timeline that was left. The database itself is restored
 * whether that copy succeeds or not.
 */
async function copyAnew(
  folder: string,
  backups: string,
  onProgress: (sentence: string) => void,
): Promise<void> {
  onProgress('Making a fresh copy');
  try {
    const embedded = await startEmbedded({ folder, onProgress });
    await backUpEmbedded({ embedded, folder, backups, now: Date.now }).finally(() =>
      embedded.stop(),
    );
  } catch (error) {
    onProgress(`No fresh copy could be made (${String(error)}): run \`npm run backup\``);
  }
}

/** A database that is broken cannot be asked to end; one that others use is not taken from under them. */
async function mustBeOff(
  folder: string,
  cluster: ClusterFolder,
  onProgress: (sentence: string) => void,
): Promise<void> {
  try {
    const embedded = await startEmbedded({ folder, onProgress });
    await embedded.stop();
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    onProgress(`The database that is there does not start (${error.message})`);
    return;
  }
  if (existsSync(join(cluster.data, 'postmaster.pid')))
    throw new CannotStart('A server is using the database: end it first.');
}

async function setAside({ folder, data }: ClusterFolder): Promise<string> {
  const place = join(folder, `data-before-${new Date().toISOString().replaceAll(':', '-')}`);
  await rename(data, place);
  return place;
}

/** The remains of an earlier attempt are of no use. */
async function empty({ folder, socketFolder }: ClusterFolder): Promise<void> {
  for (const name of await readdir(folder))
    if (join(folder, name) !== socketFolder)
      await rm(join(folder, name), { recursive: true, force: true });
}

/** The new timeline has to be archived from its first file on, also on a disk that knows of no archive yet. */
async function takeArchiveScript(
  from: ClusterFolder,
  to: ClusterFolder,
  wal: string,
): Promise<void> {
  const [script, copy] = [join(from.folder, ARCHIVE_SCRIPT), join(to.folder, ARCHIVE_SCRIPT)];
  if (existsSync(script)) await copyFile(script, copy);
  else await writeFile(copy, archiveScript(wal), { mode: 0o600 });
  if (to.runAs) await chown(copy, to.runAs.uid, to.runAs.gid);
}

function explain(error: unknown, to: Instant | undefined): unknown {
  if (to === undefined || !/recovery ended before configured recovery target/.test(String(error)))
    return error;
  return new CannotStart(
    `Nothing was written after ${new Date(to).toISOString()}, or the archive ends before: leave --to away to restore as far as it leads.`,
  );
}
