import type { leaveForSafety as contract } from '#contract/karigar/leave-for-safety.ts';
import { canMove } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { findSafetyCase } from '#server/modules/visit/case-store.ts';
import { listSafetyExits } from '#server/modules/visit/safety-exit-store.ts';
import { isOfCrew } from '../steps/visit/crew-of.ts';
import { hearLateExit } from './steps/hear-late-exit.ts';
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
 * along. Heard of when it is over for them, it ends nothing, and they are called all the same.
 */
export async function leaveForSafety(
  deps: VisitDeps,
  command: KarigarActionCommand,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const places = await deps.facts.places();
  const leave = async (context: VisitContext) => {
    const { db, booking, visit, now, actor, karigarId } = context;
    const exits = await listSafetyExits(db, booking.id);
    if (exits.some((one) => one.karigarId === karigarId)) return accept('done');
    // An exit of their own has everybody who is to be called for it.
    const late = () => hearLateExit(db, booking, { karigarId, apart: [karigarId], actor, now });
    if (await findSafetyCase(db, booking.id)) return late();
    if (visit.karigarId !== karigarId) {
      if (!(await isOfCrew(db, booking, visit, { karigarId, now }))) return late();
      await leaveCrew(context, places);
      return accept('done');
    }
    // Operations who report it for them know of it, and read why it cannot be.
    if (actor.startsWith('ops:')) {
      const may = mayMove('safetyExit', booking);
      if (!may.ok || may.value === 'repeated') return may;
    } else if (!canMove('safetyExit', booking.status, 'karigar')) return late();
    await leaveSafely(db, places, booking, { openedBy: 'karigar', actor, now });
    return accept('done');
  };
  return performKarigarAction(deps, command, 'safety-exit', leave, 'once');
}
