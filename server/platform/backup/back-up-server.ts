import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#kernel/time.ts';
import { type Base, beginBase, finishBase, walFolderOf } from './backup-folder.ts';
import { type ProcessEnvironment, runProgram } from './programs.ts';

type Options = {
  readonly url: string;
  readonly backups: string;
  /** In which PostgreSQL's own programs run. */
  readonly environment: ProcessEnvironment;
  readonly now: () => Instant;
};

/** A copy over the line that standbys use. It brings the WAL along that it needs itself. */
export async function backUpServer({ url, backups, environment, now }: Options): Promise<Base> {
  const target = await beginBase(backups, now());
  await runProgram('pg_basebackup', url, environment, [
    ...['--pgdata', join(target, 'data')],
    ...['--wal-method', 'stream', '--checkpoint', 'fast', '--label', 'aangan', '--no-password'],
  ]);
  return finishBase(target, now());
}

/** The server keeps for us what we have not fetched yet, also while we are away. */
const SLOT = 'aangan_backup';

/** Fetches WAL as it is written, until it is ended: what a lost server costs is then what was on its way. */
export async function followWal({
  url,
  backups,
  environment,
}: Omit<Options, 'now'>): Promise<void> {
  const wal = walFolderOf(backups);
  await mkdir(wal, { recursive: true, mode: 0o700 });
  const common = ['--directory', wal, '--slot', SLOT, '--no-password'];
  await runProgram('pg_receivewal', url, environment, [
    ...common,
    '--create-slot',
    '--if-not-exists',
  ]);
  await runProgram('pg_receivewal', url, environment, [...common, '--synchronous']);
}
