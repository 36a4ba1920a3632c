import { randomBytes } from 'node:crypto';
import type { Instant } from '#kernel/time.ts';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { NOW } from './now.ts';
import { migratedRecipe, seededRecipe } from './recipes.ts';
import { createDatabase, dropDatabase, openTestCluster, type Recipe } from './test-cluster.ts';

export type World = {
  readonly db: Pool;
  /** The address of this world's database, for tests that start a process of their own. */
  readonly url: string;
  /** The same in every test. */
  readonly now: Instant;
  close(): Promise<void>;
};

export { NOW };

export type WorldOptions = {
  /** Without any table, for tests of the migrations themselves. */
  readonly empty?: boolean;
  /** With the services, the pincodes, the cast and the Karigars of the demonstration. */
  readonly seeded?: boolean;
  readonly poolSize?: number;
};

/**
 * A fresh, migrated database for one test file, copied from a template in some 80 ms where memory holds it. The PostgreSQL behind it is
 * shared by every test process of this account and relaxed about crashes; a test about durability starts its own with
 * `startEmbedded`.
 */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const cluster = await openTestCluster();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(cluster, name, await recipeFor(options));
  const url = cluster.url(name);
  const db = connect({ url, poolSize: options.poolSize ?? 16, waitMs: 60_000 });
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

async function recipeFor({ empty, seeded }: WorldOptions): Promise<Recipe | undefined> {
  if (empty) return undefined;
  return seeded ? seededRecipe() : migratedRecipe();
}
