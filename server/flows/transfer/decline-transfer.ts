import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { recordDeclined, recordNotPaidByHand } from '#server/modules/transfer/moves-store.ts';
import { HAND_PAID } from '#server/modules/transfer/transfer.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { wasRecorded } from '#server/platform/events/was-recorded.ts';
import { findToSend, openCourse } from './steps/open-course.ts';

/**
 * A refund or payout that waits for a second operator is not made after all. No money had moved: only its events are
 * left, and credit that was set aside for it is free. One that is agreed to and that nobody has paid at the bank becomes credit
 * again. A repeat changes nothing.
 */
export async function declineTransfer(
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
): Promise<Outcome<'declined', 'transfer-not-found'>> {
  const known = await findToSend(world.pool, id);
  if (!known) return wasDeclined(world.pool, id);
  return transaction(world.pool, async (db) => {
    const opened = await openCourse(db, world.now(), known);
    if (!opened) return wasDeclined(db, id);
    const { provider, tries } = opened.transfer;
    if (await recordNotPaidByHand(db, id, world.now()))
      await opened.course.giveCredit({ provider: provider ?? HAND_PAID, tries });
    else if (!(await recordDeclined(db, id))) return wasDeclined(db, id);
    await opened.course.tell('declined', by === null ? 'clock' : `ops:${by}`, { why });
    return accept('declined');
  });
}

const wasDeclined = async (
  db: Database,
  id: string,
): Promise<Outcome<'declined', 'transfer-not-found'>> =>
  (await wasRecorded(db, 'RefundDeclinedByHand', { key: 'refundId', value: id })) ||
  (await wasRecorded(db, 'PayoutDeclinedByHand', { key: 'payoutId', value: id }))
    ? accept('declined')
    : refuse('transfer-not-found');
