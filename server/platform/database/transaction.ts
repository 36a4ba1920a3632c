import type pg from 'pg';
import type { Database, Pool } from './connect.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/**
 * Everything `work` does commits together, or nothing of it does when it throws. A serialization failure or a deadlock
 * is tried again a few times, so `work` must touch nothing but the database. A returned refusal commits as well (an
 * attempt that was counted stays counted): decide first, write afterwards.
 */
export async function transaction<Result>(
  pool: Pool,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !mayBeTriedAgain(error)) throw error;
      await pause(attempt);
    }
  }
}

/**
 * All that `read` asks is answered as of one moment, so that figures which belong together agree whatever is written
 * meanwhile. It locks nothing and keeps nobody waiting. Statements go one after the other: the connection takes one at a time.
 */
export const snapshot = <Result>(
  pool: Pool,
  read: (db: Database) => Promise<Result>,
): Promise<Result> => attemptOnce(pool, read, 'begin isolation level repeatable read read only');

async function attemptOnce<Result>(
  pool: Pool,
  work: (db: Database) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await commit(client);
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** PostgreSQL answers COMMIT with ROLLBACK, and no error, when a failed statement's error was swallowed by `work`. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction had failed and nothing was written');
}

/** A connection that cannot even roll back is given up, not handed to the next caller. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

function mayBeTriedAgain(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** A value that must be there once is there already: somebody else wrote it in the same instant. */
export const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === '23505';

/** A random share of a growing pause, so that two opponents do not meet again at once. */
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
