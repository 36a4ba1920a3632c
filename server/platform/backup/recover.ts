import { existsSync } from 'node:fs';
import { appendFile, chmod, chown, copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#kernel/time.ts';
import type { Account } from '../database/embedded/cluster-folder.ts';
import { type Base, type Way, walFolderOf } from './backup-folder.ts';
import { copyTree } from './copy-cluster.ts';
import { restoreCommand } from './wal-archive.ts';

/** The settings that tell a starting database how far to follow the WAL. */
export const recoverySettings = (
  backups: string,
  to: Instant | undefined,
  timeline: Way['timeline'],
): Readonly<Record<string, string>> => ({
  restore_command: restoreCommand(walFolderOf(backups)),
  recovery_target_timeline: timeline,
  ...(to !== undefined && {
    // Names of zones are not known yet when this is read, not even Z.
    recovery_target_time: new Date(to).toISOString().replace('Z', '+00'),
    recovery_target_action: 'promote',
    // Writes acknowledged at that very moment are restored as well.
    recovery_target_inclusive: 'on',
  }),
});

/** Lays a copy out as a database that will recover when it starts. */
export async function layOutBase(base: Base, data: string, owner?: Account): Promise<void> {
  await copyTree(join(base.folder, 'data'), data, undefined, owner);
  await chmod(data, 0o700);
  await writeOwned(join(data, 'recovery.signal'), '', owner);
}

/** For a database that others start: what we would give it as it starts stands in its file of settings. */
export async function writeSettings(
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  );
  await appendFile(join(data, 'postgresql.auto.conf'), lines.join(''));
}

/** The last WAL of a database that was stopped, or is broken, was never archived. */
export async function takeLastWal(from: string, to: string, owner?: Account): Promise<void> {
  const wal = join(from, 'pg_wal');
  if (!existsSync(wal)) return;
  for (const name of await readdir(wal)) {
    if (!/^[0-9A-F]{8}(\.history|[0-9A-F]{16})$/.test(name)) continue;
    const copy = join(to, 'pg_wal', name);
    await copyFile(join(wal, name), copy);
    if (owner) await chown(copy, owner.uid, owner.gid);
  }
}

async function writeOwned(path: string, text: string, owner?: Account): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  if (owner) await chown(path, owner.uid, owner.gid);
}
