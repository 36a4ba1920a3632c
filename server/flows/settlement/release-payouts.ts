import type { Instant } from '#kernel/time.ts';
import { recordPayoutsChecked } from '#server/modules/settlement/restore-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * Finance has compared what the bank paid since the moment to which the database was set back: bank files are made
 * again. Answers how many restores were waiting for it.
 */
export const releasePayouts = (
  pool: Pool,
  /** An operator, or 'house' for whoever holds the machine. */
  actor: string,
  now: Instant,
): Promise<number> =>
  transaction(pool, async (db) => {
    const restores = await recordPayoutsChecked(db, now);
    for (const id of restores) await recordEvent(db, id, 'PayoutsReleased', now, actor, {});
    return restores.length;
  });
