import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY, type Instant } from '#kernel/time.ts';
import { OBJECT_PREFIXES } from '../objects/copy-objects.ts';
import type { ObjectStore } from '../objects/object-store.ts';

/** Removes from the backups the objects that are gone, once no moment that can be restored needs them. */
export async function deleteGoneObjects(
  { living, kept, note }: { living: ObjectStore; kept: ObjectStore; note: string },
  keptDays: number,
  now: Instant,
): Promise<number> {
  const file = join(note, 'gone.json');
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Gone;
  const gone: Record<string, Instant> = {};
  let forgotten = 0;
  for (const prefix of OBJECT_PREFIXES) {
    const there = new Set(await living.list(prefix));
    for (const key of await kept.list(prefix)) {
      if (there.has(key)) continue;
      const since = before[key] ?? now;
      if (since > now - keptDays * DAY) gone[key] = since;
      else {
        await kept.remove(key);
        forgotten += 1;
      }
    }
  }
  await writeFile(file, JSON.stringify(gone), { mode: 0o600 });
  return forgotten;
}

/** Since when each has been missing. */
type Gone = Readonly<Record<string, Instant>>;
