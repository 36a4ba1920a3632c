import type { stopWork as contract } from '#contract/karigar/stop-work.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Asked, decideBill } from '#server/modules/visit/bill.ts';
import { goesOnWithOthers } from '../steps/visit/visit-at-hand.ts';
import { agreedOf, endWork } from './steps/end-work.ts';
import {
  type KarigarActionCommand,
  mayMove,
  performKarigarAction,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** The Karigar stops before the end: what of each line was done has its price, and the customer accepts or disputes it. */
export const stopWork = async (
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly reason: string; readonly lines: readonly Asked[] },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> => {
  const places = await deps.facts.places();
  return performKarigarAction(deps, command, 'stop-work', async (context) => {
    const { db, booking, karigarId, now } = context;
    const may = mayMove('stopWork', booking);
    if (!may.ok || may.value === 'repeated') return may;
    if (await goesOnWithOthers(db, booking, karigarId, now))
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    const bill = decideBill(await agreedOf(db, booking), command.lines, 'nothing');
    if (!bill.ok) return bill;
    const { reason } = command;
    const more = { reason, by: 'karigar', ownAt: context.ownAt };
    const end = {
      ...context,
      places,
      move: 'stopWork',
      lines: bill.value,
      payBy: 'link',
      cashPaise: 0,
      more,
    } as const;
    const ended = await endWork(end);
    // A link has no count of cash, so there is nothing to differ.
    if (!ended.ok) throw new Error(`Work by a link is not refused: ${ended.refusal.code}`);
    return accept('done');
  });
};
