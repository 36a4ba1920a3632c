import { checklistOf } from '#contract/catalogue/known.ts';
import type { tickChecklist as contract } from '#contract/karigar/tick-checklist.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { recordTicks } from '#server/modules/visit/photo-store.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** The items of the list that are done; items that this list does not have are nobody's. */
export const tickChecklist = (
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly done: readonly string[] },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction(deps, command, 'tick', async ({ db, booking, ownAt }) => {
    if (booking.status !== 'arrived' && booking.status !== 'in_progress')
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    const list = checklistOf(booking.category, command.done);
    await recordTicks(
      db,
      booking.id,
      list.flatMap(({ key, done }) => (done ? [key] : [])),
      ownAt,
    );
    return accept('done');
  });
