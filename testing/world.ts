import { randomBytes } from 'node:crypto';
import { type Instant, instantInIndia } from '#kernel/time.ts';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { createDatabase, dropDatabase, findTemplate, openTestCluster } from './test-cluster.ts';

export type World = {
  readonly db: Pool;
  /** The address of this world's database, for tests that start a process of their own. */
  readonly url: string;
  /** The same in every test. */
  readonly now: Instant;
  close(): Promise<void>;
};

/** Saturday, 21 November 2026, 10:00 in India. */
export const NOW: Instant = instantInIndia('2026-11-21', 10 * 60);

export type WorldOptions = {
  /** Without any table, for tests of the migrations themselves. */
  readonly empty?: boolean;
  readonly poolSize?: number;
};

/**
 * A fresh, migrated database for one test file, copied from a template in some 30 ms. The PostgreSQL behind it is
 * shared by every test process of this account and relaxed about crashes; a test about durability starts its own with
 * `startEmbedded`.
 */
export async function createWorld({
  empty = false,
  poolSize = 16,
}: WorldOptions = {}): Promise<World> {
  const cluster = await openTestCluster();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(cluster, name, empty ? undefined : await findTemplate(cluster));
  const url = cluster.url(name);
  const db = connect({ url, poolSize });
  return {
    db,
    url,
    now: NOW,
    close: async () => {
      await db.end();
      await dropDatabase(cluster, name);
      await cluster.release();
    },
  };
}
