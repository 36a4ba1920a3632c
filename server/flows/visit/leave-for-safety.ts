import type { leaveForSafety as contract } from '#contract/karigar/leave-for-safety.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { findSafetyCase } from '#server/modules/visit/case-store.ts';
import { type Acting, act, mayMove, type VisitHouse } from '../steps/act.ts';
import { leaveSafely } from '../steps/leave-safely.ts';

/** The Karigar goes because it does not feel safe. */
export async function leaveForSafety(
  house: VisitHouse,
  command: Acting,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const places = await house.facts.places();
  return act(house, command, 'safety-exit', async ({ db, booking, now, actor }) => {
    if (await findSafetyCase(db, booking.id)) return accept('done');
    const may = mayMove('safetyExit', booking);
    if (!may.ok || may.value === 'repeated') return may;
    await leaveSafely(db, places, booking, { openedBy: 'karigar', actor, now });
    return accept('done');
  });
}
