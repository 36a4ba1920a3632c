import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY, type Instant } from '#kernel/time.ts';
import { CannotStart } from '../cannot-start.ts';
import { isLeftBehind, listRestoreNotes } from './restore-notes.ts';

/** One whole copy of the database. Together with the WAL written since it leads to every later moment. */
export type Base = {
  readonly folder: string;
  /** The earliest moment to which it can be restored. */
  readonly finishedAt: Instant;
  /** The first WAL file that it needs. */
  readonly firstWal: string;
};

export const walFolderOf = (backups: string): string => join(backups, 'wal');
/** Objects of a data folder, under their keys: none of them ever changes. */
export const objectsFolderOf = (backups: string): string => join(backups, 'objects');
const basesFolderOf = (backups: string): string => join(backups, 'base');

/** Makes the place of a new copy. Without the note of `finishBase` it counts for nothing. */
export async function beginBase(backups: string, now: Instant): Promise<string> {
  const folder = join(basesFolderOf(backups), new Date(now).toISOString().replaceAll(':', '-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export async function finishBase(folder: string, now: Instant): Promise<Base> {
  const label = await readFile(join(folder, 'data', 'backup_label'), 'utf8');
  const firstWal = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  if (!firstWal) throw new CannotStart(`The copy in ${folder} has no readable label.`);
  const unfinished = join(folder, 'backup.json.part');
  await writeFile(unfinished, `${JSON.stringify({ finishedAt: now, firstWal })}\n`);
  await rename(unfinished, join(folder, 'backup.json'));
  return { folder, finishedAt: now, firstWal };
}

/** The finished copies, oldest first. */
export async function listBases(backups: string): Promise<Base[]> {
  const folders = await readdir(basesFolderOf(backups)).catch(() => []);
  const found = await Promise.all(
    folders.map(async (name) => {
      const folder = join(basesFolderOf(backups), name);
      const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => undefined);
      return text === undefined ? [] : [{ folder, ...(JSON.parse(text) as Omit<Base, 'folder'>) }];
    }),
  );
  return found.flat().sort((one, other) => one.finishedAt - other.finishedAt);
}

/** A copy, and on which timeline the way leads from it to the moment. */
export type Way = { readonly base: Base; readonly timeline: 'current' | 'latest' };

/**
 * The copy from which the way to that moment is shortest. What an earlier restore has left behind is reached from a copy
 * of then and along its own timeline; what came after that restore never is.
 */
export async function baseFor(backups: string, to: Instant | undefined): Promise<Way> {
  const bases = await listBases(backups);
  const restores = await listRestoreNotes(backups);
  const before = restores.filter(({ restoredAt }) => to === undefined || restoredAt <= to);
  const base = bases.findLast(
    ({ finishedAt }) => (to === undefined || finishedAt <= to) && !isLeftBehind(finishedAt, before),
  );
  if (base && (to === undefined || !isLeftBehind(to, restores)))
    return { base, timeline: 'latest' };
  if (base && before.some(({ restoredAt }) => base.finishedAt < restoredAt))
    throw new CannotStart(
      'No copy was made between that moment and the restore before it: it cannot be reached.',
    );
  if (base) return { base, timeline: 'current' };
  const first = bases[0];
  throw new CannotStart(
    first
      ? `The oldest backup in ${backups} was finished at ${new Date(first.finishedAt).toISOString()}: nothing earlier can be restored.`
      : `There is no finished backup in ${backups}; \`npm run backup\` makes one.`,
  );
}

/** Removes what no moment of the last days needs any more: the newest copy from before them stays. */
export async function prune(backups: string, keptDays: number, now: Instant): Promise<number> {
  const bases = await listBases(backups);
  const oldest = bases.findLast(({ finishedAt }) => finishedAt <= now - keptDays * DAY);
  if (!oldest) return 0;
  const superfluous = bases.slice(0, bases.indexOf(oldest));
  for (const { folder } of superfluous) await rm(folder, { recursive: true, force: true });
  const wal = walFolderOf(backups);
  // After a restore a later copy may begin at an earlier place.
  const needed = bases.slice(bases.indexOf(oldest)).map(({ firstWal }) => placeOf(firstWal));
  const first = needed.sort()[0] ?? '';
  for (const name of await readdir(wal).catch(() => [])) {
    if (/^[0-9A-F]{24}/.test(name) && placeOf(name) < first)
      await rm(join(wal, name), { force: true });
  }
  return superfluous.length;
}

/** The position of a WAL file among the others, on whichever timeline. */
const placeOf = (walFile: string): string => walFile.slice(8, 24);
