import type { endShare as contract } from '#contract/customer/end-share.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { revokeShare } from '#server/modules/visit/share-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** Taken back once, it is taken back; a link that never was is gone as well. */
export function endShare(
  world: { readonly pool: Pool; readonly now: Clock },
  command: { readonly bookingId: string; readonly userId: string; readonly shareId: string },
): Promise<Outcome<void, RefusalOf<typeof contract>>> {
  const { bookingId, userId, shareId } = command;
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (booking?.userId !== userId) return refuse('booking-not-found');
    await revokeShare(db, { id: shareId, bookingId }, world.now());
    return accept(undefined);
  });
}
