import type { callForSafety as contract } from '#contract/customer/call-for-safety.ts';
import { canMove, legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { findSafetyCase } from '#server/modules/visit/case-store.ts';
import { leaveSafely } from './steps/leave-safely.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';
import type { VisitDeps } from './steps/perform-karigar-action.ts';

/**
 * The customer ends the visit because it does not feel safe. Heard of only later, when the booking has ended in another way, it
 * is refused: nobody calls then.
 */
export async function callForSafety(
  deps: Pick<VisitDeps, 'pool' | 'now' | 'facts'>,
  command: OfCustomer,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const places = await deps.facts.places();
  return ownVisit(deps, command, undefined, async ({ db, now, booking, actor }) => {
    if (await findSafetyCase(db, booking.id)) return accept('done');
    if (!canMove('safetyExit', booking.status, 'customer'))
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    await leaveSafely(db, places, booking, { openedBy: 'customer', actor, now });
    return accept('done');
  });
}
