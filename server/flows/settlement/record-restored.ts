import { newId } from '#kernel/ids.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { recordToBeAskedAnew } from '#server/modules/payment/asked-anew-store.ts';
import { recordRestore } from '#server/modules/settlement/restore-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** Longer than any order is asked about: an older one is settled for good. */
const ORDERS_LIVE_MS = 7 * DAY;

/**
 * The database was set back to a moment: the gateways may know of money since then that it has forgotten. Answers how
 * many payments will be asked about.
 */
export const recordRestored = (pool: Pool, restoredTo: Instant, now: Instant): Promise<number> =>
  transaction(pool, async (db) => {
    await recordRestore(db, { id: newId(now), restoredTo }, now);
    return recordToBeAskedAnew(db, restoredTo - ORDERS_LIVE_MS, now);
  });
