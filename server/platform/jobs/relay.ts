import type { Database, Pool } from '../database/connect.ts';
import { transaction } from '../database/transaction.ts';
import type { Log } from '../log/log.ts';
import type { Filed } from './bundle.ts';
import type { Plan } from './job.ts';
import { takeFromOutbox } from './outbox.ts';

/** Files jobs in the transaction that took their events out of the outbox. */
export type FileJobs = (
  db: Database,
  filed: ReadonlyMap<string, readonly Filed[]>,
) => Promise<void>;

export type Relay = {
  /** Something was committed: look at once instead of at the next turn. */
  wake(): void;
  /** Ends after the batch under way. */
  stop(): Promise<void>;
};

const BATCH = 500;
/** After a batch: others want the database as well, bigger batches are cheaper, and nobody needs his news sooner. */
const PAUSE_MS = 100;
const SHORTEST_IDLE_MS = 15;
const LONGEST_IDLE_MS = 1_000;

/**
 * Moves events from the outbox to the job queue, each exactly once: leaving the one and entering the other is a single
 * transaction, and a process that dies in the middle has done neither.
 */
export function startRelay(
  pool: Pool,
  plan: Plan,
  file: FileJobs,
  log: Log,
  onFiled: (jobs: Iterable<string>) => void,
): Relay {
  let stopped = false;
  let woken = false;
  let endRest = (): void => {};
  let pausing = false;
  const wake = () => {
    woken = true;
    // Within a pause it is heard at the pause's end.
    if (!pausing) endRest();
  };
  const running = run();
  return {
    wake,
    async stop() {
      stopped = true;
      endRest();
      await running;
    },
  };

  async function run(): Promise<void> {
    let idle = SHORTEST_IDLE_MS;
    while (!stopped) {
      woken = false;
      const moved = await relaySafely();
      if (stopped || moved === BATCH) continue;
      if (moved > 0) {
        idle = SHORTEST_IDLE_MS;
        pausing = true;
        await rest(PAUSE_MS);
        pausing = false;
      } else if (!woken) {
        // Woken while at work: whoever woke us may have committed after we looked.
        idle = Math.min(idle * 2, LONGEST_IDLE_MS);
        await rest(idle);
      }
    }
  }

  /** A database that is away for a while must not end the relay. */
  async function relaySafely(): Promise<number> {
    try {
      const { events, jobs } = await relayOnce(pool, plan, file, BATCH);
      onFiled(jobs);
      return events;
    } catch (error) {
      log.fault('relay-failed', error);
      return 0;
    }
  }

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** One batch; answers how many events it moved, and which jobs they set going. */
export async function relayOnce(
  pool: Pool,
  plan: Plan,
  file: FileJobs,
  most: number,
): Promise<{ readonly events: number; readonly jobs: readonly string[] }> {
  return transaction(pool, async (db) => {
    const events = await takeFromOutbox(db, most);
    const filed = new Map<string, Filed[]>();
    for (const event of events) {
      for (const { job, at } of plan(event)) {
        const queue = filed.get(job) ?? [];
        queue.push({ event, at });
        filed.set(job, queue);
      }
    }
    if (filed.size > 0) await file(db, filed);
    return { events: events.length, jobs: [...filed.keys()] };
  });
}
