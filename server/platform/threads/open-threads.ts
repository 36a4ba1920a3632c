import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import { semaphore } from '../secrets/semaphore.ts';

/** A core is left to the thread that answers; two are as many as tax documents of a city ever need. */
const MOST_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** More than the slowest piece of work takes on a busy machine; what takes longer is ended together with its thread. */
const MOST_MS = 20_000;
const IDLE_MS = 60_000;

export type Threads<Task, Result> = {
  /** Throws `Overloaded` beyond the queue. */
  run(task: Task): Promise<Result>;
  close(): Promise<void>;
};

/**
 * Work that takes the processor for long, done beside the thread that answers people, and behind it where the system
 * lets threads differ: `work` is the name of a function that `file` exports. The threads are started with the first
 * piece of work and end when there is none.
 */
export function openThreads<Task, Result>(
  file: string,
  work: string,
  { queue, mostMs = MOST_MS }: { readonly queue: number; readonly mostMs?: number },
): Threads<Task, Result> {
  const inTurn = semaphore({ width: MOST_THREADS, queue });
  let opening: Promise<Piscina> | undefined;
  return {
    run: (task) =>
      inTurn(async () => {
        opening ??= open(file, work);
        const pool = await opening;
        return (await pool.run(task, { signal: AbortSignal.timeout(mostMs) })) as Result;
      }),
    close: async () => (await opening)?.destroy(),
  };
}

async function open(filename: string, name: string): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename,
    name,
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // Elsewhere it would be the priority of the whole process.
    niceIncrement: process.platform === 'linux' ? 10 : 0,
    recordTiming: false,
    execArgv: [],
  });
}
