import type { Instant } from '#kernel/time.ts';
import { listOwnersAmong } from '#server/modules/booking/owner-store.ts';
import { hasCases } from '#server/modules/case/lists-store.ts';
import {
  deleteCaller,
  listOldCallers,
  lockOldCaller,
} from '#server/modules/identity/caller-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { erasePersonalData } from './erase-personal-data.ts';

export type DeletedCallers = { readonly callers: number; readonly callersLeft: number };

/**
 * Accounts for callers for whom nothing was booked go with everything that names them, each by itself: one that cannot go
 * stays, is counted, and keeps no other.
 */
export async function deleteUnusedCallers(
  pool: Pool,
  keys: Keys,
  before: Instant,
  now: Instant,
): Promise<DeletedCallers> {
  let callers = 0;
  let callersLeft = 0;
  for (const id of await listOldCallers(pool, before)) {
    try {
      callers += await transaction(pool, async (db) => {
        if (!(await lockOldCaller(db, id))) return 0;
        if ((await listOwnersAmong(db, [id])).length > 0 || (await hasCases(db, id))) return 0;
        await erasePersonalData(db, keys, { id, contacts: [] }, now);
        return deleteCaller(db, id);
      });
    } catch {
      callersLeft += 1;
    }
  }
  return { callers, callersLeft };
}
