import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findDestination } from '#server/modules/transfer/destination-store.ts';
import type { Payout } from '#server/modules/transfer/transfer.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { askByHand } from './steps/ask-by-hand.ts';
import { payoutCourse } from './steps/payout-course.ts';

/** An operator pays a person out of our own pocket, to a UPI id that the person has confirmed. */
export async function payOutByHand(
  world: { readonly pool: Pool; readonly now: Clock },
  command: Pick<Payout, 'id' | 'userId' | 'amountPaise'> & {
    readonly destinationId: string;
    readonly by: string;
    readonly why: string;
  },
): Promise<
  Outcome<
    'approved' | 'requested',
    'destination-not-found' | 'own-money' | 'transfer-id-reused' | 'dues-first'
  >
> {
  const { id, userId, destinationId, amountPaise } = command;
  const payout = { id, userId, destinationId, amountPaise };
  return transaction(world.pool, async (db) => {
    const course = await payoutCourse(db, world.now(), payout);
    return askByHand(course, { purpose: 'payout', ...payout }, command, async () => {
      const destination = await findDestination(db, destinationId);
      return destination?.userId === userId && destination.isConfirmed
        ? accept(undefined)
        : refuse('destination-not-found');
    });
  });
}
