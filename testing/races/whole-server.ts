import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { listFamily, type Process } from '../process-family.ts';

export type WholeServer = {
  readonly url: string;
  /** Its database, looked at from outside. It dies with the database. */
  readonly db: Pool;
  /** kill -9 of the server alone. */
  killServer(): Promise<void>;
  /** kill -9 of every process at once: whoever starts, serves, plays gateway and keeps the data. */
  killEverything(): Promise<void>;
  /** Whether it answers at this moment. */
  isOpen(): Promise<boolean>;
  close(): Promise<void>;
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The screens are built first, on a machine that others use as well. */
const OPEN_WITHIN_MS = 150_000;

/**
 * Runs what `npm start` runs once everything is installed: the embedded database, the server and the gateway, in a folder. A
 * few people stand for many, so that each may book without end.
 */
export async function startWholeServer(folder: string, port: number): Promise<WholeServer> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: ROOT,
    env: {
      ...environment,
      AANGAN_DATA: folder,
      PORT: String(port),
      LOG_LEVEL: 'error',
      AANGAN_BOOKING_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://localhost:${port}`;
  await untilOpen(child, url);
  const db = connect({ url: await addressOfDatabase(folder), poolSize: 4 });
  return {
    url,
    db,
    killServer: async () => {
      const [server] = (await listFamily(child.pid)).filter(({ command }) =>
        /\bserver\/main\.[jt]s/.test(command),
      );
      process.kill((server as Process).id, 'SIGKILL');
    },
    killEverything: async () => {
      await db.end();
      const gone = once(child, 'exit');
      for (const { id } of await listFamily(child.pid)) kill(id);
      await gone;
    },
    isOpen: () => isOpen(url),
    close: async () => {
      await db.end();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Some leave by themselves as soon as whoever started them is gone. */
function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function untilOpen(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  for (const giveUpAt = Date.now() + OPEN_WITHIN_MS; Date.now() < giveUpAt; await pause(50)) {
    if (child.exitCode !== null) break;
    if (await isOpen(url)) return;
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${said}`);
}

const isOpen = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

/** We only ask where it is; whoever started the database goes on holding it. */
async function addressOfDatabase(folder: string): Promise<string> {
  const embedded = await startEmbedded({ folder: join(folder, 'postgres') });
  await embedded.release();
  return embedded.url('aangan');
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
