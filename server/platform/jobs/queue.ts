import { type JobResult, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss';
import type { Instant } from '#kernel/time.ts';
import { type Database, givingUp } from '../database/connect.ts';
import { clientFor } from '../database/primary-client.ts';
import type { Log } from '../log/log.ts';
import { type Bundle, bundlesOf, eventsOf } from './bundle.ts';
import { type FailedJobs, failedJobs } from './failed-jobs.ts';
import type { DomainEvent, Job, Routine } from './job.ts';
import type { FileJobs } from './relay.ts';
import { runBundle } from './run-bundle.ts';
import { whileBusy } from './while-busy.ts';

const SCHEMA = 'jobs';
/** Queue of the jobs that failed for good, for people to look at. */
export const DEAD_LETTERS = 'dead-letters';

/** One after two seconds, then ever later, for about an hour and a half. */
const RETRIES = { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 };
/** A job of a killed process is taken up by another within a quarter of a minute. */
const LIFE = { expireInSeconds: 120, heartbeatSeconds: 10, deleteAfterSeconds: 3_600 };
/** How many bundles one process takes at a time. */
const BUNDLES = 5;
/** Nobody's news gives way for longer than this, however busy the server is. */
const LONGEST_WAY_MS = 5_000;
/** Routines come by the minute; asking every two seconds was half of what an idle server asked. */
const ROUTINE_POLL_SECONDS = 10;
const IN_INDIA = { tz: 'Asia/Kolkata' };

export type Queue = {
  readonly file: FileJobs;
  /** Wakes this process's workers on these queues. */
  wake(jobs: Iterable<string>): void;
  /** How many jobs wait in each queue, as of the last few seconds. */
  depths(): Promise<readonly QueueDepth[]>;
  readonly failed: FailedJobs;
  /** Takes no more jobs, finishes those under way. */
  stop(): Promise<void>;
};

export type QueueDepth = {
  readonly queue: string;
  readonly ready: number;
  readonly later: number;
  readonly active: number;
  /** All that are stored, done and failed ones as well. */
  readonly kept: number;
};

/** The job that could not be done, and its events. */
export type GivenUp = (job: string, events: readonly DomainEvent[]) => Promise<void>;

export type QueueOptions = {
  readonly url: string;
  readonly jobs: readonly Job[];
  readonly routines: readonly Routine[];
  readonly log: Log;
  /** The time that jobs come back by, which the database has to share. */
  readonly now?: (() => Instant) | undefined;
  /** Called when jobs have been worked on, because they may have committed further events. */
  readonly onWorked: () => void;
  /** Called for work that failed for good, also where its process died each time. Throwing means: call again later. */
  readonly onGivenUp?: GivenUp | undefined;
};

/** pg-boss on the server's own PostgreSQL, in a schema of its own. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    ...placeOf(options.url),
    ...givingUp(),
    max: 4,
    application_name: 'aangan-jobs',
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 300,
    registerInstance: false,
  });
  boss.on('error', (error) => options.log.fault('job-queue', error));
  const workers = new Map<string, string>();
  const byName = new Map(options.jobs.map((job) => [job.name, job]));
  try {
    await boss.start({ attempts: 10 });
    await openQueues(boss, options, workers);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }

  return {
    file: async (db, filed) => {
      for (const [name, entries] of filed) {
        await boss.insert(name, bundlesOf(name, byName.get(name), entries), {
          db: { executeSql: (text, values) => query(db, text, values) },
        });
      }
    },
    wake: (names) => {
      for (const name of names) boss.notifyWorker(workers.get(name) ?? '');
    },
    depths: async () =>
      (await boss.getQueues()).map((queue) => ({
        queue: queue.name,
        ready: queue.readyCount,
        later: queue.deferredCount,
        active: queue.activeCount,
        kept: queue.totalCount,
      })),
    failed: failedJobs(boss, DEAD_LETTERS),
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

/** An address of several hosts is none that the driver reads by itself; the queue hands our client on to it. */
const placeOf = (url: string) => ({
  connectionString: url,
  schema: SCHEMA,
  Client: clientFor(url),
});

/** Puts the tables of the queue in place, by the role that may: the one that serves need own nothing. */
export async function installQueue(url: string): Promise<void> {
  const boss = new PgBoss({
    ...placeOf(url),
    max: 1,
    supervise: false,
    schedule: false,
  });
  await boss.start({ attempts: 10 });
  await boss.stop({ graceful: false });
}

/** Two questions tell what is there already; asking for each queue and each hour would hold up a start. */
async function openQueues(
  boss: PgBoss,
  { jobs, routines, log, now, onWorked, onGivenUp }: QueueOptions,
  workers: Map<string, string>,
): Promise<void> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const known = new Map(queues.map((queue) => [queue.name, queue]));
  const crons = new Map(schedules.map(({ name, cron, timezone }) => [name, [cron, timezone]]));
  const kept = { retentionSeconds: 90 * 86_400, deleteAfterSeconds: 90 * 86_400 };
  const letters = { ...RETRIES, expireInSeconds: 120, ...kept };
  await ensureQueue(boss, known, DEAD_LETTERS, letters);
  if (onGivenUp) await lookAtDeadLetters(boss, onGivenUp);
  for (const job of jobs) {
    await ensureQueue(boss, known, job.name, { ...RETRIES, ...LIFE, deadLetter: DEAD_LETTERS });
    workers.set(job.name, await work(boss, job, { log, now, onWorked }));
  }
  for (const routine of routines) {
    await ensureQueue(boss, known, routine.name, { ...LIFE, retryLimit: 0 });
    const [cron, timezone] = crons.get(routine.name) ?? [];
    if (cron !== routine.cron || timezone !== IN_INDIA.tz) {
      await boss.schedule(routine.name, routine.cron, null, IN_INDIA);
    }
    await boss.work(routine.name, { pollingIntervalSeconds: ROUTINE_POLL_SECONDS }, async () => {
      await routine.run();
      onWorked();
    });
  }
}

function work(
  boss: PgBoss,
  job: Job,
  { log, now = Date.now, onWorked }: Pick<QueueOptions, 'log' | 'now' | 'onWorked'>,
): Promise<string> {
  const batchSize = job.runTogether ? Math.min(BUNDLES, job.atOnce) : job.atOnce;
  const options = {
    batchSize,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: 2,
    burstWhenBatchFull: batchSize > 1,
  } as const;
  return boss.work<Bundle, unknown, typeof options>(job.name, options, async (taken) => {
    if (job.givesWay) await whileBusy(wayLeft(taken, now()));
    const results = await Promise.all(taken.map((one) => runOne(boss, job, { log, now }, one)));
    onWorked();
    return results;
  });
}

async function runOne(
  boss: PgBoss,
  job: Job,
  { log, now }: { readonly log: Log; readonly now: () => Instant },
  { id, data, retryCount }: JobWithMetadata<Bundle>,
): Promise<JobResult> {
  const events = eventsOf(data);
  try {
    const again = await runBundle(job, events, log, now);
    if (again.length > 0) await boss.insert(job.name, bundlesOf(job.name, job, again));
    return { id, status: 'completed' };
  } catch (error) {
    const gaveUp = retryCount >= RETRIES.retryLimit;
    const eventId = events[0]?.id;
    log.fault(gaveUp ? 'job-given-up' : 'job-failed', error, { job: job.name, eventId });
    return { id, status: 'failed', output: { message: String(error) } };
  }
}

/** Tells once of each job that failed for good; the dead letter itself stays for people to look at. */
async function lookAtDeadLetters(boss: PgBoss, onGivenUp: GivenUp): Promise<void> {
  const options = { batchSize: 20, includeMetadata: true, pollingIntervalSeconds: 5 } as const;
  await boss.work<Bundle, unknown, typeof options>(DEAD_LETTERS, options, async (letters) => {
    for (const { sourceName, data } of letters)
      await onGivenUp(sourceName ?? 'unknown', eventsOf(data));
  });
}

/** Time that an event has waited in another queue counts here as well. */
function wayLeft(taken: readonly JobWithMetadata<Bundle>[], now: Instant): number {
  const oldest = Math.min(...taken.flatMap(({ data }) => eventsOf(data).map(({ at }) => at)));
  return Math.min(oldest + LONGEST_WAY_MS - now, LONGEST_WAY_MS);
}

type QueueSettings = NonNullable<Parameters<PgBoss['createQueue']>[1]>;

/** Queues keep the settings they were made with, so what has changed since is set anew. */
async function ensureQueue(
  boss: PgBoss,
  known: ReadonlyMap<string, QueueResult>,
  name: string,
  settings: QueueSettings,
): Promise<void> {
  const found = known.get(name);
  if (!found) {
    await boss.createQueue(name, settings);
    return;
  }
  const { deadLetter: _, heartbeatSeconds: __, ...changeable } = settings;
  const isSame = Object.entries(changeable).every(
    ([setting, value]) => found[setting as keyof QueueResult] === value,
  );
  if (!isSame) await boss.updateQueue(name, changeable);
}

async function query(db: Database, text: string, values?: unknown[]) {
  const { rows } = await db.query(text, values);
  return { rows };
}
