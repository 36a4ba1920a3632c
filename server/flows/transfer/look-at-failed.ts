import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { sumOwed } from '#server/modules/booking/dues-store.ts';
import { needsSecondPerson } from '#server/modules/transfer/second-person.ts';
import { findInsteadOf } from '#server/modules/transfer/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { type Failed, lockFailed } from './steps/lock-failed.ts';
import { findToSend } from './steps/open-course.ts';
import { payoutCourse } from './steps/payout-course.ts';

type Seen = Pick<Failed, 'lies' | 'creditPaise' | 'payablePaise'> & {
  readonly duePaise: number;
  readonly needsTwo: boolean;
  readonly maySendAgain: boolean;
};

/** Money that failed for good, judged as an act on it would be now; nothing is written. */
export async function lookAtFailed(
  world: { readonly pool: Pool; readonly now: Clock },
  id: string,
): Promise<Outcome<Seen, 'no-such-transfer' | 'transfer-not-failed'>> {
  const known = await findToSend(world.pool, id);
  if (!known) return refuse('no-such-transfer');
  return transaction(world.pool, async (db) => {
    const failed = await lockFailed(db, known);
    if (failed === 'not-failed') return refuse('transfer-not-failed');
    const { userId, creditPaise, lies } = failed;
    const instead = await findInsteadOf(db, id);
    const payablePaise = instead ? 0 : failed.payablePaise;
    const payout = { id, userId, amountPaise: payablePaise };
    const course = await payoutCourse(db, world.now(), payout);
    return accept({
      ...{ lies, creditPaise, payablePaise },
      duePaise: await sumOwed(db, userId),
      needsTwo: needsSecondPerson(payablePaise, await course.givenAlone()),
      maySendAgain: lies === 'with-us' && !instead,
    });
  });
}
