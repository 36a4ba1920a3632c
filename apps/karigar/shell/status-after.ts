import type { VisitOfDay } from '#contract/karigar/karigar-visit.ts';
import { type MoveName, moves } from '#contract/lifecycle.ts';
import type { QueuedAction, QueuedActionName } from '../api/queued-actions.ts';

/** The move that each action makes; the others change no status. */
const MOVES: Readonly<Partial<Record<QueuedActionName, MoveName>>> = {
  dispatchVisit: 'dispatch',
  arrive: 'arrive',
  startWork: 'start',
  finishWork: 'finish',
  stopWork: 'stopWork',
  reportCustomerNoShow: 'customerNoShow',
  leaveForSafety: 'safetyExit',
};

/** The status that a visit has once this action has been made, by the table of moves. */
export function statusAfter(name: QueuedActionName): VisitOfDay['status'] | undefined {
  const move = MOVES[name];
  return move && moves[move].to;
}

/** The day as it will be: without a signal it says what was done here, as the page of the visit does. */
export const dayAfter = (
  visits: readonly VisitOfDay[],
  queued: readonly QueuedAction[],
): readonly VisitOfDay[] =>
  visits.map((visit) => {
    const done = queued.filter(
      ({ visitId, refusal, asked }) => visitId === visit.id && !refusal && !asked,
    );
    const status = done.map(({ name }) => statusAfter(name)).findLast((one) => one !== undefined);
    return status ? { ...visit, status } : visit;
  });
