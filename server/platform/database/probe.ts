import type pg from 'pg';
import { inTime } from '../in-time.ts';
import { clientFor } from './primary-client.ts';
import { typeParsers } from './type-parsers.ts';

/** How the database stands, as somebody sees it who stands beside the pool. */
export type Probed = {
  readonly state: 'ready' | 'no-database' | 'database-read-only' | 'database-full';
  /** How long the oldest event has waited for the relay; 0 when none waits or nobody can be asked. */
  readonly outboxAgeSeconds: number;
  /** Absent while nobody can be asked. */
  readonly clock?: Clock;
};

export type Clock = {
  /** How far this process is ahead of the database; behind where it is negative. */
  readonly aheadMs: number;
  /** How long the question and its answer took: `aheadMs` may be wrong by half of it. */
  readonly roundTripMs: number;
  /** Since when the database has been up, in seconds of the epoch. */
  readonly databaseStartedAt: number;
  /** How long a transaction that keeps others waiting has been open. */
  readonly lockWaitSeconds: number;
};

export type Probe = {
  look(): Promise<Probed>;
  stop(): Promise<void>;
};

const PATIENCE_MS = 1_000;
/** Asked for by several balancers at once, one look serves them all. */
const FRESH_MS = 250;
const DISK_EVERY_MS = 5_000;
/** A busy machine may miss a look: slow is not away. */
const BELIEVED_MS = 5_000;

/**
 * Looks at the database over a connection of its own: a pool that is full of slow lists says nothing about whether requests
 * can be served, and must not take all processes out of rotation at once.
 */
export const openProbe = (url: string): Probe => new DatabaseProbe(url);

type Standing = {
  readonly writable: boolean;
  readonly age: number | null;
  readonly at: number;
  readonly started: number;
  readonly waits: number;
};

type Seen = { readonly at: number; readonly probed: Probed };

class DatabaseProbe implements Probe {
  readonly #url: string;
  #client: pg.Client | undefined;
  #looking: Promise<Probed> | undefined;
  #last: Seen | undefined;
  /** When all was well last. */
  #good: Seen | undefined;
  #disk = { at: Number.NEGATIVE_INFINITY, full: false };

  constructor(url: string) {
    this.#url = url;
  }

  async look(): Promise<Probed> {
    if (this.#last && performance.now() - this.#last.at < FRESH_MS) return this.#last.probed;
    this.#looking ??= this.#lookInTime().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async stop(): Promise<void> {
    await this.#client?.end().catch(() => {});
  }

  async #lookInTime(): Promise<Probed> {
    const seen = await inTime(
      this.#lookOnce().catch(() => this.#notThere()),
      PATIENCE_MS,
    );
    const at = performance.now();
    const good = this.#good;
    if (!seen && good && at - good.at < BELIEVED_MS) return good.probed;
    const probed = seen?.value ?? this.#notThere();
    this.#last = { at, probed };
    if (probed.state === 'ready') this.#good = this.#last;
    return probed;
  }

  #notThere(): Probed {
    this.#client?.end().catch(() => {});
    this.#client = undefined;
    return { state: 'no-database', outboxAgeSeconds: 0 };
  }

  async #lookOnce(): Promise<Probed> {
    this.#client ??= await this.#dial();
    const client = this.#client;
    const askedAt = Date.now();
    const [row] = (await client.query<Standing>(HOW_IT_STANDS)).rows as [Standing];
    const answeredAt = Date.now();
    const seen = {
      outboxAgeSeconds: Math.max(0, row.age ?? 0),
      clock: {
        // The answer was true somewhere between the question and now.
        aheadMs: (askedAt + answeredAt) / 2 - row.at,
        roundTripMs: answeredAt - askedAt,
        databaseStartedAt: row.started,
        lockWaitSeconds: row.waits,
      },
    };
    if (!row.writable) return { state: 'database-read-only', ...seen };
    if (await this.#isDiskFull(client)) return { state: 'database-full', ...seen };
    return { state: 'ready', ...seen };
  }

  async #dial(): Promise<pg.Client> {
    const dialled = new (clientFor(this.#url))({
      connectionString: this.#url,
      application_name: 'aangan-probe',
      connectionTimeoutMillis: BELIEVED_MS,
      query_timeout: BELIEVED_MS,
      types: typeParsers,
      keepAlive: true,
      options: '-c work_mem=64kB -c timezone=UTC',
    });
    dialled.on('error', () => {
      if (this.#client === dialled) this.#client = undefined;
    });
    await dialled.connect();
    return dialled;
  }

  async #isDiskFull(on: pg.Client): Promise<boolean> {
    const { full, at } = this.#disk;
    if (!full && performance.now() - at < DISK_EVERY_MS) return false;
    const isFull = await on.query(NEEDS_DISK).then(
      () => false,
      (error: { code?: string }) => {
        if (error.code !== '53100') throw error;
        return true;
      },
    );
    this.#disk = { at: performance.now(), full: isFull };
    return isFull;
  }
}

/** A standby, and a database that was set to read only, say so for each transaction. */
const HOW_IT_STANDS = `select current_setting('transaction_read_only') = 'off' as writable,
  (select extract(epoch from now() - at)::float8 from outbox order by id limit 1) as age,
  extract(epoch from clock_timestamp())::float8 * 1000 as at,
  extract(epoch from pg_postmaster_start_time())::float8 as started,
  (select coalesce(max(extract(epoch from now() - coalesce(holder.xact_start, waiter.query_start))), 0)::float8
     from pg_stat_activity waiter, unnest(pg_blocking_pids(waiter.pid)) blocking (pid)
       left join pg_stat_activity holder using (pid)
     where waiter.wait_event_type = 'Lock' and waiter.datname = current_database()) as waits`;

/**
 * Sorts more than fits into the memory it has, so it has to write a file beside the data, and leaves nothing behind. The
 * text is asked for: a column that nobody asks for is not sorted along, and the rest fits.
 */
const NEEDS_DISK = `select sum(length(text)) from (
  select repeat(md5(g::text), 16) as text from generate_series(1, 512) g order by md5(g::text) offset 0) sorted`;
