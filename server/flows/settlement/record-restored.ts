import { newId } from '#kernel/ids.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { recordToBeAskedAnew } from '#server/modules/payment/asked-anew-store.ts';
import { recordRestore } from '#server/modules/settlement/restore-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Longer than any order is asked about: an older one is settled for good. */
const ORDERS_LIVE_MS = 7 * DAY;

/**
 * The database was set back to a moment: the gateways may know of money since then that it has forgotten, and banks of
 * files. Answers how many payments will be asked about; no bank file is made before `releasePayouts`.
 */
export const recordRestored = (pool: Pool, restoredTo: Instant, now: Instant): Promise<number> =>
  transaction(pool, async (db) => {
    const id = newId(now);
    await recordRestore(db, { id, restoredTo }, now);
    await recordEvent(db, id, 'PayoutsHeld', now, 'house', { restoredTo });
    return recordToBeAskedAnew(db, restoredTo - ORDERS_LIVE_MS, now);
  });
