import type { OutputOf } from '#contract/operation.ts';
import type { previewPayout as contract } from '#contract/ops/preview-payout.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { sumOwed } from '#server/modules/booking/dues-store.ts';
import { needsSecondPerson } from '#server/modules/transfer/second-person.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { paidLately, payoutCourse } from './steps/payout-course.ts';

type Judged = Pick<OutputOf<typeof contract>, 'beforePaise' | 'duePaise' | 'needsTwo'>;

/** A payout by hand as it would be judged now; nothing is written. */
export const previewPayout = (
  world: { readonly pool: Pool; readonly now: Clock },
  { userId, amountPaise, by }: { userId: string; amountPaise: Paise; by: string },
): Promise<Outcome<Judged, 'own-money'>> =>
  transaction(world.pool, async (db) => {
    const now = world.now();
    const course = await payoutCourse(db, now, { id: '', userId, amountPaise });
    if (course.ownerId === by) return refuse('own-money');
    return accept({
      beforePaise: await paidLately(db, userId, now),
      duePaise: await sumOwed(db, userId),
      needsTwo: needsSecondPerson(amountPaise, await course.givenAlone()),
    });
  });
