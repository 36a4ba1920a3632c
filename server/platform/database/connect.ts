import pg from 'pg';
import { clientFor } from './primary-client.ts';
import { typeParsers } from './type-parsers.ts';

/** Anything that answers a query: the pool, one connection of it, or a running transaction. */
export type Database = {
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string | pg.QueryConfig<unknown[]>,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
};

export type Pool = pg.Pool;

export type ConnectOptions = {
  readonly url: string;
  readonly poolSize?: number;
  /** A statement that runs longer is cut off by the database, so that one bad query cannot hold the server. */
  readonly statementTimeoutMs?: number;
  /** A query that waits longer for a lock is refused: whatever holds it will not let go soon. */
  readonly lockTimeoutMs?: number;
  /** How long a query waits for a connection: rather a refusal soon than a queue without end. */
  readonly waitMs?: number;
  /** Told of every connection that dies, in use or not: the caller that is using it learns it from its query. */
  readonly onConnectionLost?: (error: Error) => void;
};

const STATEMENT_MS = 30_000;
/** A database behind a line that has gone dumb answers not even that it is too slow. */
const LINE_MS = 10_000;

/** Every connection gives a host up whose line has gone dumb, so that the next one is asked. */
export const givingUp = (statementTimeoutMs = STATEMENT_MS) => ({
  keepAlive: true,
  statement_timeout: statementTimeoutMs,
  query_timeout: statementTimeoutMs + LINE_MS,
});

/**
 * Opens no connection yet: the first query does. Instants go in as `new Date(at)` and come out as epoch milliseconds;
 * an object for a `jsonb` parameter may be passed as it is, an array must be given to `JSON.stringify` first, because
 * the driver takes arrays for SQL arrays.
 */
export function connect({
  url,
  poolSize = 16,
  statementTimeoutMs = STATEMENT_MS,
  lockTimeoutMs = 10_000,
  waitMs = 5_000,
  onConnectionLost,
}: ConnectOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: clientFor(url),
    max: poolSize,
    types: typeParsers,
    application_name: 'aangan',
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 60_000,
    ...givingUp(statementTimeoutMs),
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    options: '-c timezone=UTC',
  });
  // Without a listener of its own a connection that dies between two queries of a transaction ends the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => onConnectionLost?.(error));
  });
  pool.on('error', () => {});
  return pool;
}
