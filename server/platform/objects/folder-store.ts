import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mustBeKey, type ObjectStore } from './object-store.ts';

/** Objects as files of a folder, for a house of one machine, or one folder that all its servers see. */
export function openFolderStore(folder: string): ObjectStore {
  const fileOf = (key: string): string => join(folder, mustBeKey(key));
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`;
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        // The bytes of the row are deleted afterwards: these must be on the disk.
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    },
    get: (key) => readFile(fileOf(key)).catch(nothing),
    remove: (key) => rm(fileOf(key), { force: true }),
    async list(prefix) {
      const at = prefix.slice(0, prefix.lastIndexOf('/'));
      const entries = await readdir(join(folder, at), {
        withFileTypes: true,
        recursive: true,
      }).catch(nothing);
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
  };
}

function nothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
