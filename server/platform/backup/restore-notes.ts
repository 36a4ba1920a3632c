import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#kernel/time.ts';

/** A database was set back: what was written between the two moments lies on a timeline of its own since. */
export type RestoreNote = { readonly restoredTo: Instant; readonly restoredAt: Instant };

const fileOf = (backups: string): string => join(backups, 'restores.json');

export async function listRestoreNotes(backups: string): Promise<RestoreNote[]> {
  const text = await readFile(fileOf(backups), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return JSON.parse(text) as RestoreNote[];
}

/** Without a moment nothing was left behind. */
export async function noteRestore(
  backups: string,
  restoredTo: Instant | undefined,
  restoredAt: Instant,
): Promise<void> {
  await mkdir(backups, { recursive: true, mode: 0o711 });
  const notes = await listRestoreNotes(backups);
  notes.push({ restoredTo: restoredTo ?? restoredAt, restoredAt });
  const unfinished = `${fileOf(backups)}.part`;
  await writeFile(unfinished, `${JSON.stringify(notes)}\n`, { mode: 0o600 });
  await rename(unfinished, fileOf(backups));
}

/** Whether it was left behind by one of those restores. */
export const isLeftBehind = (moment: Instant, restores: readonly RestoreNote[]): boolean =>
  restores.some(({ restoredTo, restoredAt }) => restoredTo < moment && moment < restoredAt);
