import type { callForSafety as contract } from '#contract/customer/call-for-safety.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { leaveSafely } from './steps/leave-safely.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';
import type { VisitDeps } from './steps/perform-karigar-action.ts';

/** The customer ends the visit because it does not feel safe. */
export async function callForSafety(
  deps: Pick<VisitDeps, 'pool' | 'now' | 'facts'>,
  command: OfCustomer,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const places = await deps.facts.places();
  return ownVisit(deps, command, 'safetyExit', async ({ db, now, booking, actor }) => {
    await leaveSafely(db, places, booking, { openedBy: 'customer', actor, now });
    return accept('done');
  });
}
