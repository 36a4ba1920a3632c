import type { Instant } from '#kernel/time.ts';
import type { Pool } from '../database/connect.ts';
import { isDatabaseAway } from '../database/faults.ts';
import type { Log } from '../log/log.ts';
import { tracedFiling, tracedJob } from '../tracing/traced-jobs.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Job, Plan, Routine } from './job.ts';
import { type GivenUp, openQueue, type Queue } from './queue.ts';
import { startRelay } from './relay.ts';

export type Jobs = {
  /** Something was committed that may have to be told. Cheap; forgetting it costs a second at most. */
  wake(): void;
  readonly depths: Queue['depths'];
  readonly failed: Queue['failed'];
  /** Takes no more jobs, finishes those under way. Call it while the pool is still open. */
  stop(): Promise<void>;
};

export type JobsOptions = {
  readonly pool: Pool;
  /** The same database; the queue brings connections of its own. */
  readonly url: string;
  readonly jobs: readonly Job[];
  readonly plan: Plan;
  readonly routines: readonly Routine[];
  readonly log: Log;
  readonly now?: (() => Instant) | undefined;
  readonly onGivenUp?: GivenUp | undefined;
  readonly tracing?: Tracing | undefined;
  /** Called when events have left the outbox, however many. */
  readonly onEvents?: (() => void) | undefined;
};

const PAUSES_MS = { first: 500, longest: 10_000 };

/** The same, however long the database is away: a process that ended for it would have to be started by somebody. */
export async function startJobsWhenThere(
  options: JobsOptions & { readonly leaving: AbortSignal },
): Promise<Jobs | undefined> {
  const { log, leaving } = options;
  for (let pauseMs = PAUSES_MS.first; !leaving.aborted; ) {
    try {
      const jobs = await startJobs(options);
      log.info('jobs-started', { ms: Math.round(performance.now()) });
      return jobs;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.fault('jobs-wait-for-database', error);
    }
    await rest(pauseMs, leaving);
    pauseMs = Math.min(pauseMs * 2, PAUSES_MS.longest);
  }
  return undefined;
}

/** Events go from the outbox to their jobs, and jobs get done: by this process, and by every other one that does this. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { pool, plan, log, tracing, now = Date.now } = options;
  let wake = (): void => {};
  const jobs = options.jobs.map((job) => (tracing ? tracedJob(tracing, job, now) : job));
  const queue = await openQueue({ ...options, jobs, onWorked: () => wake() });
  const file = tracing ? tracedFiling(tracing, queue.file, now) : queue.file;
  const relay = startRelay(pool, plan, file, log, (moved) => {
    queue.wake(moved.jobs);
    if (moved.events > 0) options.onEvents?.();
  });
  wake = relay.wake;
  return {
    wake: relay.wake,
    depths: queue.depths,
    failed: queue.failed,
    async stop() {
      await relay.stop();
      await queue.stop();
    },
  };
}

const rest = (ms: number, leaving: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      leaving.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    leaving.addEventListener('abort', over);
  });
