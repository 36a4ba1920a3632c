import { execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, fchownSync, openSync, readSync } from 'node:fs';
import { readdir, readFile, readlink, rename, rm, stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { archiveCommand } from '../../backup/wal-archive.ts';
import { CannotStart } from '../../cannot-start.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';

/** `safe` keeps every acknowledged write through a crash; `throw-away` is for tests only. */
export type Durability = 'safe' | 'throw-away';

type Progress = (sentence: string) => void;

const POLL_MS = 5;
/** After a killed postmaster its children need a moment to notice; until then a new one refuses to start. */
const PATIENCE_MS = 5_000;
/** Longer than any sensible recovery after a crash; one from a backup may follow days of writing. */
const RECOVERY_MS = 120_000;
const RESTORE_MS = 24 * 3_600_000;

/** Written by the first backup, called with every finished file of WAL. */
export const ARCHIVE_SCRIPT = 'archive-wal.sh';

/** True when this call started the database, false when it was running already. */
export async function ensureRunning(
  cluster: ClusterFolder,
  binaries: Binaries,
  durability: Durability,
  onProgress: Progress,
  more: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const running = await waitForRunning(cluster, onProgress);
    if (running) return false;
    const options = settings(cluster, durability, more);
    const complaint = await startOnce(cluster, binaries, options, onProgress);
    if (complaint === undefined) return true;
    if (Date.now() > giveUpAt || !/pre-existing shared memory|lock file/.test(complaint)) {
      throw new CannotStart(explain(complaint, cluster));
    }
    await pause(50);
  }
}

/** Asks for a shutdown that writes everything down at once, and waits for its end. */
export async function stopPostmaster(cluster: ClusterFolder): Promise<void> {
  const { pid } = await readPostmaster(cluster);
  if (!pid || !(await isPostgres(pid, cluster))) return;
  process.kill(pid, 'SIGINT');
  while (await isPostgres(pid, cluster)) await pause(POLL_MS);
}

/** Waits out a postmaster that is starting, recovering or shutting down; false when there is none. */
async function waitForRunning(cluster: ClusterFolder, onProgress: Progress): Promise<boolean> {
  const sayOnce = once(() =>
    onProgress('Waiting for the database, which is busy starting or stopping'),
  );
  for (const giveUpAt = Date.now() + RECOVERY_MS; Date.now() < giveUpAt; await pause(POLL_MS)) {
    const { pid, status } = await readPostmaster(cluster);
    if (!pid) return false;
    if (!(await isPostgres(pid, cluster))) {
      await clearForeignPid(pid, cluster);
      return false;
    }
    if (status === 'ready') return true;
    sayOnce();
  }
  throw new CannotStart(
    `The embedded database in ${cluster.folder} neither starts nor stops; see ${cluster.log}.`,
  );
}

/** Starts the postmaster and waits until it is ready; answers with its last words when it leaves instead. */
async function startOnce(
  cluster: ClusterFolder,
  binaries: Binaries,
  options: readonly string[],
  onProgress: Progress,
): Promise<string | undefined> {
  const log = await openLog(cluster);
  // Detached: a Ctrl-C in the terminal must reach the server only, which first finishes its requests.
  const child = spawn(binaries.postgres, ['-D', cluster.data, ...options], {
    ...cluster.runAs,
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', log],
  });
  let gone = '';
  child.on('error', (error) => {
    gone = error.message;
  });
  child.on('exit', () => {
    gone ||= ENDED;
  });
  child.unref();
  const saySlow = setTimeout(() => onProgress('Recovering the database after a crash'), 1_500);
  try {
    const patience = existsSync(join(cluster.data, 'recovery.signal')) ? RESTORE_MS : RECOVERY_MS;
    for (const giveUpAt = Date.now() + patience; Date.now() < giveUpAt; await pause(POLL_MS)) {
      if (gone) return gone === ENDED ? lastWords(log) : gone;
      const { pid, status } = await readPostmaster(cluster);
      if (pid === child.pid && status === 'ready') return undefined;
    }
    return 'it did not become ready in time';
  } finally {
    clearTimeout(saySlow);
    closeSync(log);
  }
}

const ENDED = 'it ended without a word';
/** A start that fails says so in a few lines. */
const LAST_WORDS_BYTES = 16_384;

/** The words in the file that this start opened: by its name one would find the words of another start at this moment. */
function lastWords(log: number): string {
  const words = Buffer.alloc(LAST_WORDS_BYTES);
  return words.toString('utf8', 0, readSync(log, words, 0, LAST_WORDS_BYTES, 0)) || ENDED;
}

async function openLog(cluster: ClusterFolder): Promise<number> {
  await rename(cluster.log, `${cluster.log}.before`).catch(() => {});
  const log = openSync(cluster.log, 'a+', 0o600);
  // The descriptor is used because another start may be renaming the file at this moment.
  if (cluster.runAs) fchownSync(log, cluster.runAs.uid, cluster.runAs.gid);
  return log;
}

/** Statements and values may hold personal data, so the log names errors only, tersely. */
function settings(
  cluster: ClusterFolder,
  durability: Durability,
  more: Readonly<Record<string, string>>,
): string[] {
  const wanted: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: cluster.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: durability === 'throw-away' ? '600' : '120',
    shared_buffers: `${sharedBuffersMb()}MB`,
    max_wal_size: '1GB',
    ...(durability === 'throw-away'
      ? { wal_level: 'minimal' }
      : {
          wal_level: 'replica',
          archive_mode: 'on',
          archive_command: archiveCommand(join(cluster.folder, ARCHIVE_SCRIPT)),
        }),
    max_wal_senders: '0',
    jit: 'off',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durability === 'throw-away' && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    }),
    ...more,
  };
  return Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A thirty-second of the memory, 64 to 512 MB: the machine is shared with everything else a person runs. */
const sharedBuffersMb = (): number =>
  Math.min(512, Math.max(64, Math.floor(totalmem() / 32 / 2 ** 20)));

type Postmaster = { readonly pid?: number; readonly status?: string };

/** PostgreSQL writes its process id and how far it is into `postmaster.pid`. */
async function readPostmaster(cluster: ClusterFolder): Promise<Postmaster> {
  const text = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, status: (lines[7] ?? '').trim() } : {};
}

/** Process ids are used again, in containers at every start: only a process started on our data folder counts. */
async function isPostgres(pid: number, cluster: ClusterFolder): Promise<boolean> {
  return (await commandLine(pid)).includes(cluster.data);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const answer = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(
    () => ({ stdout: '' }),
  );
  return answer.stdout;
}

/**
 * A lock file that names some other program's process would keep PostgreSQL from starting for ever. It is removed only
 * when we can see that no process works in the data folder: children of a killed postmaster may still be writing.
 */
async function clearForeignPid(pid: number, cluster: ClusterFolder): Promise<void> {
  if (process.platform !== 'linux' || !existsSync(`/proc/${pid}`)) return;
  for (const entry of await readdir('/proc')) {
    if (/^\d+$/.test(entry) && (await mayWorkIn(cluster, entry))) return;
  }
  await rm(join(cluster.data, 'postmaster.pid'), { force: true });
}

async function mayWorkIn(cluster: ClusterFolder, pid: string): Promise<boolean> {
  try {
    const { uid } = await stat(`/proc/${pid}`);
    if (uid !== (cluster.runAs?.uid ?? process.getuid?.())) return false;
    return (await readlink(`/proc/${pid}/cwd`)) === cluster.data;
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'EACCES' || code === 'EPERM';
  }
}

function explain(complaint: string, cluster: ClusterFolder): string {
  if (/No space left on device/.test(complaint))
    return `The disk that holds ${cluster.folder} is full.`;
  if (/ENOENT|ENOEXEC/.test(complaint))
    return 'The embedded PostgreSQL does not run on this system; set DATABASE_URL to a PostgreSQL 18 of your own.';
  const fatal =
    complaint.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ??
    complaint.trim().split('\n').at(-1);
  return `The embedded database did not start: ${fatal?.replace(/^.*(FATAL|PANIC):\s*/, '')} (see ${cluster.log}).`;
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
