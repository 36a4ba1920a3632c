import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { claimPorts } from '../ports.ts';
import type { Done, FaultyServer } from './faulty-server.ts';
import type { ServerToKill } from './server-process.ts';

export type KilledServer = Pick<FaultyServer, 'perform'> & {
  /** Stops the killing. */
  spare(): Promise<void>;
  kills(): number;
  close(): Promise<void>;
};

export type PlaceToKill = {
  readonly webhookUrl: string;
  open(told: Omit<ServerToKill, 'port'>): Promise<KilledServer>;
  release(): void;
};

/** At least so long it lives, and up to twice as long: long enough to begin much, too short to finish all. */
const LIVES_MS = 2_000;

/** A server in a process of its own, killed with -9 every few seconds, whatever it is just doing, and started again. */
export async function placeToKill(): Promise<PlaceToKill> {
  const claimed = await claimPorts();
  const port = claimed.first;
  const url = `http://127.0.0.1:${port}`;
  return { webhookUrl: `${url}/`, open, release: () => claimed.release() };

  async function open(told: Omit<ServerToKill, 'port'>): Promise<KilledServer> {
    let kills = 0;
    let isSpared = false;
    let child = await start({ ...told, port });
    let standing: Promise<unknown> = Promise.resolve();

    const killing = (async () => {
      while (!isSpared) {
        await new Promise((resolve) => setTimeout(resolve, LIVES_MS * (1 + Math.random())));
        if (isSpared) return;
        kills += 1;
        standing = kill(child).then(async () => {
          // Other dice, or it would be cut off at the same places again.
          child = await start({ ...told, port, seed: told.seed + kills });
        });
        await standing;
      }
    })();

    return {
      async perform(queuedAction, manner) {
        await standing;
        const body = JSON.stringify({ queuedAction, manner });
        const response = await fetch(`${url}/do`, { method: 'POST', body });
        if (!response.ok) throw new Error(await response.text());
        return (await response.json()) as Done;
      },
      async spare() {
        isSpared = true;
        await killing;
      },
      kills: () => kills,
      async close() {
        isSpared = true;
        await killing.catch(() => undefined);
        await kill(child);
      },
    };
  }
}

async function start(told: ServerToKill): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'server-process.ts');
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, [script, JSON.stringify(told)], { stdio: [...stdio] });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The server to be killed exited by itself with ${code}`);
    }),
  ]);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
