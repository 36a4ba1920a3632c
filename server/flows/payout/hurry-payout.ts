import type { Clock } from '#kernel/time.ts';
import { findPayout } from '#server/modules/payout/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Something may have happened to a payout that is on its way: it is asked about at once. */
export async function hurryPayout(
  world: { readonly pool: Pool; readonly now: Clock },
  payoutId: string,
): Promise<void> {
  await transaction(world.pool, async (db) => {
    const payout = await findPayout(db, payoutId);
    if (!payout || payout.state === 'paid' || payout.state === 'returned') return;
    await recordEvent(db, payoutId, 'PayoutReported', world.now(), `bank:${payout.provider}`, {
      payoutId,
    });
  });
}
