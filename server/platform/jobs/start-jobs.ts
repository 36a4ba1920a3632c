import type { Pool } from '../database/connect.ts';
import type { Log } from '../log/log.ts';
import type { Job, Plan, Routine } from './job.ts';
import { type GivenUp, openQueue } from './queue.ts';
import { startRelay } from './relay.ts';

export type Jobs = {
  /** Something was committed that may have to be told. Cheap; forgetting it costs a second at most. */
  wake(): void;
  /** Takes no more jobs, finishes those under way. Call it while the pool is still open. */
  stop(): Promise<void>;
};

/** Events go from the outbox to their jobs, and jobs get done: by this process, and by every other one that does this. */
export async function startJobs(options: {
  readonly pool: Pool;
  /** The same database; the queue brings connections of its own. */
  readonly url: string;
  readonly jobs: readonly Job[];
  readonly plan: Plan;
  readonly routines: readonly Routine[];
  readonly log: Log;
  readonly onGivenUp?: GivenUp | undefined;
}): Promise<Jobs> {
  const { pool, plan, log } = options;
  let wake = (): void => {};
  const queue = await openQueue({ ...options, onWorked: () => wake() });
  const relay = startRelay(pool, plan, queue.file, log, queue.wake);
  wake = relay.wake;
  return {
    wake: relay.wake,
    async stop() {
      await relay.stop();
      await queue.stop();
    },
  };
}
