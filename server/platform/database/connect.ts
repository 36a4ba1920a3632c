import pg from 'pg';
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
  /** A statement that runs longer is cut off by the database, so that one bad query cannot hold the house. */
  readonly statementTimeoutMs?: number;
  /** Told of connections that die while idle; without a listener they would end the process. */
  readonly onIdleError?: (error: Error) => void;
};

/**
 * Opens no connection yet: the first query does. Instants go in as `new Date(at)` and come out as epoch milliseconds;
 * an object for a `jsonb` parameter may be passed as it is, an array must be given to `JSON.stringify` first, because
 * the driver takes arrays for SQL arrays.
 */
export function connect({
  url,
  poolSize = 16,
  statementTimeoutMs = 30_000,
  onIdleError,
}: ConnectOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: typeParsers,
    application_name: 'aangan',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    keepAlive: true,
    options: '-c timezone=UTC',
  });
  pool.on('error', (error) => onIdleError?.(error));
  return pool;
}
