import type { callForSafety as contract } from '#contract/customer/call-for-safety.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { VisitHouse } from '../steps/act.ts';
import { leaveSafely } from '../steps/leave-safely.ts';
import { type OfCustomer, ownVisit } from '../steps/own-visit.ts';

/** The customer ends the visit because it does not feel safe. */
export async function callForSafety(
  house: Pick<VisitHouse, 'pool' | 'now' | 'facts'>,
  command: OfCustomer,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const places = await house.facts.places();
  return ownVisit(house, command, 'safetyExit', async ({ db, now, booking, actor }) => {
    await leaveSafely(db, places, booking, { openedBy: 'customer', actor, now });
    return accept('done');
  });
}
