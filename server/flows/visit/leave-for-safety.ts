import type { leaveForSafety as contract } from '#contract/karigar/leave-for-safety.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { findSafetyCase } from '#server/modules/visit/case-store.ts';
import { leaveSafely } from '../steps/leave-safely.ts';
import {
  type KarigarActionCommand,
  mayMove,
  performKarigarAction,
  type VisitDeps,
} from '../steps/perform-karigar-action.ts';

/** The Karigar goes because it does not feel safe. */
export async function leaveForSafety(
  deps: VisitDeps,
  command: KarigarActionCommand,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const places = await deps.facts.places();
  return performKarigarAction(deps, command, 'safety-exit', async ({ db, booking, now, actor }) => {
    if (await findSafetyCase(db, booking.id)) return accept('done');
    const may = mayMove('safetyExit', booking);
    if (!may.ok || may.value === 'repeated') return may;
    await leaveSafely(db, places, booking, { openedBy: 'karigar', actor, now });
    return accept('done');
  });
}
