import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '#server/platform/cannot-start.ts';

const run = promisify(execFile);

/** Unpacks packages of a Debian into the folder, together with what they need and this machine has not: nothing is installed. */
export async function unpackDebian(folder: string, wanted: readonly string[]): Promise<string> {
  const packages = join(folder, 'packages');
  const root = join(folder, 'programs');
  await mkdir(packages, { recursive: true });
  await mkdir(root);
  try {
    const missing = await listMissing(wanted);
    if (missing.length > 0) await run('apt-get', ['download', ...missing], { cwd: packages });
    for (const one of await readdir(packages))
      await run('dpkg-deb', ['-x', join(packages, one), root]);
  } catch (error) {
    throw new CannotStart(
      `${wanted.join(', ')} are taken from the packages of a Debian 12: ${(error as Error).message}`,
    );
  }
  return root;
}

/** The packages that this machine has not installed, as the one who installs would choose them. */
async function listMissing(wanted: readonly string[]): Promise<string[]> {
  const { stdout } = await run('apt-get', [
    ...['install', '--simulate', '--no-install-recommends'],
    ...wanted,
  ]);
  return [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string);
}
