import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockCredit } from '#server/modules/payment/credit-store.ts';
import { findPayout, recordDeclined } from '#server/modules/payout/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { wasRecorded } from '#server/platform/events/was-recorded.ts';

/**
 * A payout that waits for a second operator is not made after all. No money had moved: only its events are left. A
 * repeat changes nothing.
 */
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
  if (!known) return wasDeclined(world.pool, id);
  const { userId, amountPaise } = known;
  return transaction(world.pool, async (db) => {
    await lockCredit(db, userId);
    if (!(await recordDeclined(db, id))) return wasDeclined(db, id);
    const data = { userId, payoutId: id, amountPaise, why };
    const actor = by === null ? 'clock' : `ops:${by}`;
    await recordEvent(db, id, DECLINED, world.now(), actor, data);
    return accept('declined');
  });
}

const wasDeclined = async (
  db: Database,
  id: string,
): Promise<Outcome<'declined', 'payout-not-found'>> =>
  (await wasRecorded(db, DECLINED, { key: 'payoutId', value: id }))
    ? accept('declined')
    : refuse('payout-not-found');

const DECLINED = 'PayoutDeclinedByHand';
