import type pg from 'pg';
import type { Database, Pool } from './connect.ts';

/**
 * Carries something out to its end and takes it back: its transaction writes what it would write, and instead of the commit
 * `look` reads what that is, inside the same transaction. Constraints are checked as the commit would. Nothing stays, nobody
 * is notified. What is not written in a transaction of the pool is no rehearsal: flows write nowhere else.
 */
export async function rehearse<Result, Seen>(
  pool: Pool,
  carryOut: (pool: Pool) => Promise<Result>,
  look: (db: Database) => Promise<Seen>,
): Promise<{ readonly result: Result; readonly seen: Seen | undefined }> {
  let seen: Seen | undefined;
  const result = await carryOut(
    withConnect(pool, async () => {
      const client = await pool.connect();
      return withoutCommit(client, async () => {
        await client.query('set constraints all immediate');
        seen = await look(client);
      });
    }),
  );
  return { result, seen };
}

function withConnect(pool: Pool, connect: () => Promise<pg.PoolClient>): Pool {
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** To whoever holds it the commit has succeeded. */
function withoutCommit(client: pg.PoolClient, instead: () => Promise<void>): pg.PoolClient {
  const query = async (text: string | pg.QueryConfig<unknown[]>, values?: unknown[]) => {
    if (text !== 'commit') return client.query(text, values);
    await instead();
    const answer = await client.query('rollback');
    return { ...answer, command: 'COMMIT' };
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
