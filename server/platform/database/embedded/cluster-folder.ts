import { createHash, randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readFile,
  realpath,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';

export type Account = { readonly uid: number; readonly gid: number };

export type ClusterFolder = {
  readonly folder: string;
  /** PostgreSQL's own data directory. */
  readonly data: string;
  readonly socketFolder: string;
  readonly log: string;
  /** PostgreSQL refuses to run as root; then it runs as this account. Absent: as ourselves. */
  readonly runAs?: Account;
};

/** A unix socket's path may have 103 bytes (macOS) or 107 (Linux), its file name included. */
const LONGEST_SOCKET_FOLDER = 103 - '/.s.PGSQL.5432'.length;
const NOBODY: Account = { uid: 65_534, gid: 65_534 };
/** The folder of root's data when the project itself is closed to every other account, as `/root` is. */
const OPEN_TO_ALL_ACCOUNTS = '/var/lib/aangan';

/** Makes the folder, hands it to the account that will run the database, and finds a place for the socket. */
export async function prepareClusterFolder(wanted: string): Promise<ClusterFolder> {
  try {
    return process.getuid?.() === 0
      ? await prepareAsRoot(resolve(wanted))
      : await prepareAsOurselves(resolve(wanted));
  } catch (error) {
    throw explain(error, wanted);
  }
}

async function prepareAsOurselves(wanted: string): Promise<ClusterFolder> {
  await mkdir(wanted, { recursive: true, mode: 0o700 });
  const folder = await realpath(wanted);
  const owner = await stat(folder);
  if (owner.uid !== process.getuid?.()) {
    throw new CannotStart(
      `The data folder ${folder} belongs to another account; start as that account (or as root), or choose another folder with AANGAN_DATA.`,
    );
  }
  return layOut(folder);
}

async function prepareAsRoot(wanted: string): Promise<ClusterFolder> {
  await makeAsRoot(wanted);
  const folder = await realpath(wanted);
  const owner = await stat(folder);
  // A folder that an ordinary account began keeps working when root starts it once.
  const runAs = owner.uid === 0 ? await accountForRoot() : { uid: owner.uid, gid: owner.gid };
  if (owner.uid === 0) await chown(folder, runAs.uid, runAs.gid);
  return layOut(folder, runAs);
}

/** Makes the folder, or a link to one elsewhere when the account of the database could not walk to it. */
async function makeAsRoot(wanted: string): Promise<void> {
  await mkdir(dirname(wanted), { recursive: true });
  if (await isOpenToAllAccounts(dirname(wanted))) {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    return;
  }
  const isNew = await rmdir(wanted).then(() => true, isMissing);
  if (!isNew) return;
  const elsewhere = join(OPEN_TO_ALL_ACCOUNTS, randomBytes(8).toString('hex'));
  await mkdir(elsewhere, { recursive: true, mode: 0o700 });
  await chmod(OPEN_TO_ALL_ACCOUNTS, 0o711);
  await symlink(elsewhere, wanted).catch((error: NodeJS.ErrnoException) => {
    // Another process has linked its own folder first; ours stays empty.
    if (error.code !== 'EEXIST') throw error;
  });
}

/** An empty folder is made anew where it is wanted; one that holds something, or a link, is kept. */
const isMissing = (error: NodeJS.ErrnoException): boolean => error.code === 'ENOENT';

/** True when every account may walk into the folder: each part of its path has the execute bit for all. */
export async function isOpenToAllAccounts(folder: string): Promise<boolean> {
  for (let path = await realpath(folder); ; path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/** `initdb` insists on an entry in the list of accounts; `nobody` exists nearly everywhere, with differing numbers. */
async function accountForRoot(): Promise<Account> {
  const lines = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = /^nobody:[^:]*:(\d+):(\d+):/m.exec(lines);
  return fields ? { uid: Number(fields[1]), gid: Number(fields[2]) } : NOBODY;
}

async function layOut(folder: string, runAs?: Account): Promise<ClusterFolder> {
  const socketFolder = await makeSocketFolder(folder, runAs);
  return {
    folder,
    data: join(folder, 'data'),
    log: join(folder, 'postgres.log'),
    socketFolder,
    ...(runAs && { runAs }),
  };
}

/** Beside the data; for a path too long for a socket, a folder of ours alone among the temporary files. */
async function makeSocketFolder(folder: string, runAs?: Account): Promise<string> {
  const beside = join(folder, 'socket');
  const name = `aangan-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const path = Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER ? beside : join(tmpdir(), name);
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (runAs && (await lstat(path)).uid === 0) await chown(path, runAs.uid, runAs.gid);
  const found = await lstat(path);
  const owner = runAs?.uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new CannotStart(
      `The folder ${path} for the database's socket belongs to somebody else; remove it and start again.`,
    );
  }
  return path;
}

function explain(error: unknown, folder: string): unknown {
  const { code } = error as { code?: string };
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new CannotStart(
      `The data folder ${folder} cannot be written; choose another with AANGAN_DATA.`,
    );
  }
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new CannotStart(`${folder} is no folder; choose another with AANGAN_DATA.`);
  }
  if (code === 'ENOSPC') return new CannotStart(`The disk that holds ${folder} is full.`);
  return error;
}
