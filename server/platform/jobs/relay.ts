import type { Database, Pool } from '../database/connect.ts';
import { isDatabaseAway } from '../database/faults.ts';
import { transaction } from '../database/transaction.ts';
import type { Log } from '../log/log.ts';
import { withoutPersonalData } from '../log/without-personal-data.ts';
import type { Filed } from './bundle.ts';
import type { DomainEvent, Plan } from './job.ts';
import { setAside, takeFromOutbox } from './outbox.ts';
import { manyWait } from './while-busy.ts';

/** Files jobs in the transaction that took their events out of the outbox. */
export type FileJobs = (
  db: Database,
  filed: ReadonlyMap<string, readonly Filed[]>,
) => Promise<void>;

/** How many events a batch moved, and which jobs they set going. */
type Moved = { readonly events: number; readonly jobs: readonly string[] };
type OnMoved = (moved: Moved) => void;

export type Relay = {
  /** Something was committed: look at once instead of at the next turn. */
  wake(): void;
  /** Ends after the batch under way. */
  stop(): Promise<void>;
};

const BATCH = 500;
/** After a batch: others want the database as well, bigger batches are cheaper, and nobody needs their news sooner. */
const PAUSE_MS = 100;
/** Before a batch while many wait for an answer: also before the first. An open screen still moves within a second. */
const BUSY_PAUSE_MS = 800;
/** More than so many at a time that cannot be filed: then it is not they. */
const MOST_SUSPECTS = 20;
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
  onMoved: OnMoved,
): Relay {
  let stopped = false;
  let woken = false;
  let pausing = false;
  const rest = createRest();
  const batches = new Batches(pool, plan, file, log, onMoved);
  const wake = () => {
    woken = true;
    // Within a pause it is heard at the pause's end.
    if (!pausing) rest.end();
  };
  const running = run();
  return {
    wake,
    async stop() {
      stopped = true;
      rest.end();
      await running;
    },
  };

  async function run(): Promise<void> {
    let idle = SHORTEST_IDLE_MS;
    let isFull = false;
    while (!stopped) {
      // More than one batch is there already: news would fall behind.
      if (manyWait() && !isFull) await pause(BUSY_PAUSE_MS);
      if (stopped) return;
      woken = false;
      const moved = await batches.next();
      isFull = moved === BATCH;
      if (stopped || moved === 'again' || moved === BATCH) continue;
      if (moved > 0) {
        idle = SHORTEST_IDLE_MS;
        await pause(PAUSE_MS);
      } else if (!woken) {
        // Woken while at work: whoever woke us may have committed after we looked.
        idle = Math.min(idle * 2, LONGEST_IDLE_MS);
        await rest.begin(idle);
      }
    }
  }

  async function pause(ms: number): Promise<void> {
    pausing = true;
    await rest.begin(ms);
    pausing = false;
  }
}

/** A pause that can be cut short. */
function createRest() {
  let end = (): void => {};
  return {
    end: () => end(),
    begin: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}

/**
 * A database that is away for a while must not end the relay, and an event that cannot be filed must not hold up the
 * others: a batch that fails is taken smaller, until the one is found that fails alone. It is passed over, and set aside
 * once another was filed; when none can be, it is not the events.
 */
class Batches {
  readonly #pool: Pool;
  readonly #plan: Plan;
  readonly #file: FileJobs;
  readonly #log: Log;
  readonly #onMoved: OnMoved;
  #most = BATCH;
  /** Events that could not be filed alone, with the reason. */
  readonly #suspects = new Map<number, string>();

  constructor(pool: Pool, plan: Plan, file: FileJobs, log: Log, onMoved: OnMoved) {
    this.#pool = pool;
    this.#plan = plan;
    this.#file = file;
    this.#log = log;
    this.#onMoved = onMoved;
  }

  /** Files one batch, and answers how many events it moved. */
  async next(): Promise<number | 'again'> {
    try {
      const passedOver = [...this.#suspects.keys()];
      const moved = await relayOnce(this.#pool, this.#plan, this.#file, this.#most, passedOver);
      this.#onMoved(moved);
      this.#most = Math.min(BATCH, this.#most * 2);
      if (moved.events > 0) await this.#setSuspectsAside();
      else this.#suspects.clear();
      return moved.events;
    } catch (error) {
      this.#log.fault('relay-failed', error);
      return isDatabaseAway(error) ? 0 : this.#takeSmaller(error);
    }
  }

  #takeSmaller(error: unknown): 0 | 'again' {
    if (!(error instanceof NotFiled) || this.#suspects.size >= MOST_SUSPECTS) {
      this.#suspects.clear();
      return 0;
    }
    if (error.events.length > 1) this.#most = Math.ceil(error.events.length / 2);
    else for (const id of error.events) this.#suspects.set(id, reasonOf(error.cause));
    return 'again';
  }

  async #setSuspectsAside(): Promise<void> {
    for (const [id, reason] of this.#suspects) {
      const isAside = await setAside(this.#pool, id, reason);
      if (isAside) this.#log.error('event-set-aside', { eventId: id });
      this.#suspects.delete(id);
    }
  }
}

/** A batch that could not be filed, for whatever reason; it is in the outbox as before. */
export class NotFiled extends Error {
  readonly events: readonly number[];

  constructor(events: readonly number[], cause: unknown) {
    super(`${events.length} events could not be filed`, { cause });
    this.events = events;
  }
}

/** One batch without those that are passed over; answers how many events it moved, and which jobs they set going. */
export async function relayOnce(
  pool: Pool,
  plan: Plan,
  file: FileJobs,
  most: number,
  passedOver: readonly number[] = [],
): Promise<Moved> {
  let taken: readonly DomainEvent[] = [];
  try {
    return await transaction(pool, async (db) => {
      const events = await takeFromOutbox(db, most, passedOver);
      taken = events;
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
  } catch (error) {
    if (taken.length === 0 || isDatabaseAway(error)) throw error;
    throw new NotFiled(
      taken.map(({ id }) => id),
      error,
    );
  }
}

const reasonOf = (error: unknown): string =>
  withoutPersonalData(error instanceof Error ? error.message : String(error)).slice(0, 500);
