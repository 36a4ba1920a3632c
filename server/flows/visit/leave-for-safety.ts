import type { leaveForSafety as contract } from '#contract/karigar/leave-for-safety.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { findSafetyCase } from '#server/modules/visit/case-store.ts';
import { listSafetyExits } from '#server/modules/visit/safety-exit-store.ts';
import { leaveCrew } from './steps/leave-crew.ts';
import { leaveSafely } from './steps/leave-safely.ts';
import {
  type KarigarActionCommand,
  mayMove,
  performKarigarAction,
  type VisitContext,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/**
 * A Karigar goes because it does not feel safe: the visit ends where they lead it, and goes on without them where they come
 * along.
 */
export async function leaveForSafety(
  deps: VisitDeps,
  command: KarigarActionCommand,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const places = await deps.facts.places();
  const leave = async (context: VisitContext) => {
    const { db, booking, visit, now, actor, karigarId } = context;
    if (await findSafetyCase(db, booking.id)) return accept('done');
    const exits = await listSafetyExits(db, booking.id);
    if (exits.some((one) => one.karigarId === karigarId)) return accept('done');
    if (visit.karigarId !== karigarId) {
      await leaveCrew(context, places);
      return accept('done');
    }
    const may = mayMove('safetyExit', booking);
    if (!may.ok || may.value === 'repeated') return may;
    await leaveSafely(db, places, booking, { openedBy: 'karigar', actor, now });
    return accept('done');
  };
  return performKarigarAction(deps, command, 'safety-exit', leave, 'crew');
}
