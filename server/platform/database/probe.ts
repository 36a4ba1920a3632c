import type pg from 'pg';
import { clientFor } from './primary-client.ts';
import { typeParsers } from './type-parsers.ts';

/** How the database stands, as somebody sees it who stands beside the pool. */
export type Probed = {
  readonly state: 'ready' | 'no-database' | 'database-read-only' | 'database-full';
  /** How long the oldest event has waited for the relay; 0 when none waits or nobody can be asked. */
  readonly outboxAgeSeconds: number;
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
export function openProbe(url: string): Probe {
  let client: pg.Client | undefined;
  let looking: Promise<Probed> | undefined;
  let last: { readonly at: number; readonly probed: Probed } | undefined;
  let good: { readonly at: number; readonly probed: Probed } | undefined;
  let disk = { at: Number.NEGATIVE_INFINITY, full: false };
  return {
    look: async () => {
      if (last && performance.now() - last.at < FRESH_MS) return last.probed;
      looking ??= lookInTime().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    stop: async () => {
      await client?.end().catch(() => {});
    },
  };

  async function lookInTime(): Promise<Probed> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    });
    const seen = await Promise.race([lookOnce().catch(notThere), tooLate]);
    clearTimeout(timer);
    const at = performance.now();
    if (!seen && good && at - good.at < BELIEVED_MS) return good.probed;
    const probed = seen ?? notThere();
    if (probed.state === 'ready') good = { at, probed };
    last = { at, probed };
    return probed;
  }

  function notThere(): Probed {
    hangUp();
    return { state: 'no-database', outboxAgeSeconds: 0 };
  }

  async function lookOnce(): Promise<Probed> {
    client ??= await dial();
    const { rows } = await client.query<{ writable: boolean; age: number | null }>(HOW_IT_STANDS);
    const outboxAgeSeconds = Math.max(0, rows[0]?.age ?? 0);
    if (!rows[0]?.writable) return { state: 'database-read-only', outboxAgeSeconds };
    if (await isDiskFull(client)) return { state: 'database-full', outboxAgeSeconds };
    return { state: 'ready', outboxAgeSeconds };
  }

  async function dial(): Promise<pg.Client> {
    const dialled = new (clientFor(url))({
      connectionString: url,
      application_name: 'aangan-probe',
      connectionTimeoutMillis: BELIEVED_MS,
      query_timeout: BELIEVED_MS,
      types: typeParsers,
      keepAlive: true,
      options: '-c work_mem=64kB -c timezone=UTC',
    });
    dialled.on('error', () => {
      if (client === dialled) client = undefined;
    });
    await dialled.connect();
    return dialled;
  }

  function hangUp(): void {
    client?.end().catch(() => {});
    client = undefined;
  }

  async function isDiskFull(on: pg.Client): Promise<boolean> {
    if (!disk.full && performance.now() - disk.at < DISK_EVERY_MS) return false;
    const full = await on.query(NEEDS_DISK).then(
      () => false,
      (error: { code?: string }) => {
        if (error.code !== '53100') throw error;
        return true;
      },
    );
    disk = { at: performance.now(), full };
    return full;
  }
}

/** A standby, and a database that was set to read only, say so for each transaction. */
const HOW_IT_STANDS = `select current_setting('transaction_read_only') = 'off' as writable,
  (select extract(epoch from now() - at)::float8 from outbox order by id limit 1) as age`;

/** Sorts more than fits into the memory it has, so it has to write a file beside the data, and leaves nothing behind. */
const NEEDS_DISK = `select count(*) from (
  select repeat(md5(g::text), 16) as text from generate_series(1, 512) g order by md5(g::text) offset 0) sorted`;
