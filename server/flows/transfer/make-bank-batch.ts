import { newId } from '#kernel/ids.ts';
import { type Clock, dateInIndia } from '#kernel/time.ts';
import { arePayoutsHeld } from '#server/modules/settlement/restore-store.ts';
import { recordBatch } from '#server/modules/transfer/batch-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** The most that a bank takes in one file. */
const MOST = 1_000;

class Empty extends Error {}

/** Payouts that nobody can take to the bank by a call become one batch. Answers how many. */
export async function makeBankBatch(world: {
  readonly pool: Pool;
  readonly now: Clock;
}): Promise<number> {
  const now = world.now();
  const batch = { id: newId(now), day: dateInIndia(now) };
  return transaction(world.pool, async (db) => {
    if (await arePayoutsHeld(db)) throw new Empty();
    const taken = await recordBatch(db, batch, now, MOST);
    if (taken === 0) throw new Empty();
    return taken;
  }).catch((error: unknown) => {
    if (error instanceof Empty) return 0;
    throw error;
  });
}
