import type { Clock } from '#kernel/time.ts';
import { findTransfer } from '#server/modules/transfer/store.ts';
import { isSettled } from '#server/modules/transfer/transfer.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Something may have happened to a payout that is on its way: it is asked about at once. */
export async function hurryPayout(
  world: { readonly pool: Pool; readonly now: Clock },
  payoutId: string,
): Promise<void> {
  await transaction(world.pool, async (db) => {
    const payout = await findTransfer(db, payoutId);
    if (payout?.purpose !== 'payout' || isSettled(payout.state)) return;
    await recordEvent(db, payoutId, 'PayoutReported', world.now(), `bank:${payout.provider}`, {
      payoutId,
    });
  });
}
