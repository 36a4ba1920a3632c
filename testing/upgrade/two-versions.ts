import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CannotStart } from '#server/platform/cannot-start.ts';

export const TODAY = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

export type OldVersion = {
  /** Folder of its sources. */
  readonly folder: string;
  /** A database as its own tests make one, with services, Karigars and people of the demonstration. */
  readonly databaseUrl: string;
  close(): Promise<void>;
};

/** Its tests know how to make a database of that version, and to drop it. */
const MAKE_DATABASE = (world: string) => `
const { createWorld } = await import(${JSON.stringify(world)});
const world = await createWorld({ seeded: true });
console.log(world.url);
process.stdin.resume().on('end', async () => { await world.close(); process.exit(0); });
`;

/** An earlier version from the history of this clone, beside this one, on libraries of this one. */
export async function bringBack(commit: string): Promise<OldVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-before-'));
  try {
    await unpack(commit, folder);
    const world = join(folder, 'testing', 'world.ts');
    await writeFile(join(folder, 'make-database.ts'), MAKE_DATABASE(world));
    const maker = spawn(process.execPath, ['make-database.ts'], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return {
      folder,
      databaseUrl: await firstLineOf(maker),
      close: async () => {
        const gone = once(maker, 'exit');
        maker.stdin.end();
        await gone;
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Its sources, on libraries of this one. */
export async function unpack(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'before.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: TODAY }).catch(() => {
    throw new CannotStart(
      `This clone does not know ${commit}: fetch its whole history, or name another commit.`,
    );
  });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  if (!existsSync(join(folder, 'server', 'main.ts')))
    throw new CannotStart(`${commit} has no server.`);
  await symlink(join(TODAY, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, '.cache'), { recursive: true });
}

async function firstLineOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout as NodeJS.ReadableStream) {
    said += String(chunk);
    if (said.includes('\n')) return said.slice(0, said.indexOf('\n'));
  }
  throw new CannotStart('The version before could not make its database; it says why above.');
}
