import { type ChildProcess, fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { type Embedded, startEmbedded } from '#server/platform/database/embedded.ts';
import { unpack } from '#testing/upgrade/two-versions.ts';
import { ROOT } from '../../project.ts';
import { runStep } from '../../run-step.ts';
import { showProgress } from '../../steps.ts';
import type { Asked, Round, Told } from './version-process.ts';

export type Pair = { readonly before: Round; readonly now: Round };

const ROUNDS = 8;
const BOOKINGS = 400;
/** Connections are opened, plans made and code compiled before anything is measured. */
const WARM_UP: Asked = { concurrency: 8, bookings: 600 };

/**
 * An earlier version beside this one, each with a database of its own under the settings of this one: before, now, now,
 * before … in short rounds, so that whatever else the machine does weighs on both.
 */
export async function measureAgainst(
  commit: string,
  concurrencies: readonly number[],
  tell: (concurrency: number, pairs: readonly Pair[]) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-before-'));
  const versions: ChildProcess[] = [];
  const databases: Embedded[] = [];
  try {
    // PostgreSQL does not run as root, and its folder lies in this one.
    await chmod(folder, 0o755);
    await unpack(commit, folder);
    await showProgress(`Building ${commit}`, () => build(folder));
    for (const [name, place] of Object.entries({ before: folder, now: ROOT })) {
      const database = await startEmbedded({ folder: join(folder, 'databases', name) });
      databases.push(database);
      versions.push(await openVersion(place, database.url('postgres')));
    }
    const [before, now] = versions as [ChildProcess, ChildProcess];
    for (const version of versions) await ask(version, WARM_UP);
    for (const concurrency of concurrencies) {
      const asked = { concurrency, bookings: BOOKINGS };
      const pairs: Pair[] = [];
      await showProgress(`Booking, ${concurrency} at once`, async () => {
        for (let round = 0; round < ROUNDS; round += 1)
          pairs.push(await takeTurns(round, { before, now }, asked));
      });
      tell(concurrency, pairs);
    }
  } finally {
    await Promise.all(versions.map(closeVersion));
    await Promise.all(databases.map((database) => database.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeTurns(
  round: number,
  { before, now }: { readonly before: ChildProcess; readonly now: ChildProcess },
  asked: Asked,
): Promise<Pair> {
  const first = round % 2 === 0 ? await ask(before, asked) : undefined;
  const ours = await ask(now, asked);
  return { before: first ?? (await ask(before, asked)), now: ours };
}

/** A server without its screens does not start. */
async function build(folder: string): Promise<void> {
  for (const name of ['build.ts', 'build-server.ts']) {
    const { code, said } = await runStep([process.execPath, join(folder, 'tools', name)], {
      folder,
    });
    if (code !== 0) throw new CannotStart(`It could not be built:\n${said.trim()}`);
  }
}

async function openVersion(folder: string, databaseUrl: string): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'version-process.ts');
  const child = fork(script, [folder], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await answerOf(child);
  return child;
}

function ask(version: ChildProcess, asked: Asked): Promise<Round> {
  const answer = answerOf(version);
  version.send(asked);
  return answer as Promise<Round>;
}

function answerOf(version: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    const onExit = () =>
      reject(new CannotStart('One of the versions has ended; it says why above.'));
    version.once('exit', onExit);
    version.once('message', (told: Told) => {
      version.off('exit', onExit);
      resolve(told);
    });
  });
}

function closeVersion(version: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (version.exitCode !== null) return resolve();
    version.once('exit', () => resolve());
    version.send('end');
  });
}
