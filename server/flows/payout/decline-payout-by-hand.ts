import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockCredit } from '#server/modules/payment/credit-store.ts';
import { findPayout, recordDeclined } from '#server/modules/payout/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** What waits for a second of us is not paid after all. Nothing had moved: what is left of it is its events. */
export async function declinePayoutByHand(
  world: { readonly pool: Pool; readonly now: Clock },
  {
    id,
    by,
    why,
  }: {
    readonly id: string;
    /** Anybody of us, also who asked for it; nobody where it has waited too long. */
    readonly by: string | null;
    readonly why: string;
  },
): Promise<Outcome<'declined', 'payout-not-found'>> {
  const known = await findPayout(world.pool, id);
  if (!known) return refuse('payout-not-found');
  const { userId, amountPaise } = known;
  return transaction(world.pool, async (db) => {
    await lockCredit(db, userId);
    if (!(await recordDeclined(db, id))) return refuse('payout-not-found');
    const data = { userId, payoutId: id, amountPaise, why };
    const actor = by === null ? 'clock' : `ops:${by}`;
    await recordEvent(db, id, 'PayoutDeclinedByHand', world.now(), actor, data);
    return accept('declined');
  });
}
