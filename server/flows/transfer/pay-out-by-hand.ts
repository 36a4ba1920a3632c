import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findDestination } from '#server/modules/transfer/destination-store.ts';
import type { Payout } from '#server/modules/transfer/transfer.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { askByHand } from './steps/ask-by-hand.ts';
import { paidLately, payoutCourse } from './steps/payout-course.ts';

/** An operator pays a person out of our own pocket, to a UPI id that the person has confirmed. */
export async function payOutByHand(
  world: { readonly pool: Pool; readonly now: Clock },
  command: Pick<Payout, 'id' | 'userId' | 'amountPaise'> & {
    readonly destinationId: string;
    readonly by: string;
    readonly why: string;
    /** The sum that they had had of us lately, as it was shown. */
    readonly shownBeforePaise?: Paise | undefined;
  },
): Promise<
  Outcome<
    'approved' | 'requested',
    'destination-not-found' | 'own-money' | 'transfer-id-reused' | 'dues-first' | 'payout-changed'
  >
> {
  const { id, userId, destinationId, amountPaise } = command;
  const payout = { id, userId, destinationId, amountPaise };
  return transaction(world.pool, async (db) => {
    const course = await payoutCourse(db, world.now(), payout);
    return askByHand(course, { purpose: 'payout', ...payout }, command, async () => {
      const destination = await findDestination(db, destinationId);
      if (destination?.userId !== userId || !destination.isConfirmed)
        return refuse('destination-not-found');
      const beforePaise = await paidLately(db, userId, world.now());
      return beforePaise === (command.shownBeforePaise ?? beforePaise)
        ? accept(undefined)
        : refuse('payout-changed', { beforePaise });
    });
  });
}
