import type { breakOffVisit as contract } from '#contract/karigar/break-off-visit.ts';
import { moves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { recordWaysEnded } from '#server/modules/visit/days-store.ts';
import { recordOpenRefused } from '#server/modules/visit/estimate-store.ts';
import { recordNoLeader } from '#server/modules/visit/store.ts';
import { handOver } from '../steps/visit/hand-over.ts';
import { visitAtHand } from '../steps/visit/visit-at-hand.ts';
import { endCommitment } from './steps/end-commitment.ts';
import {
  type KarigarActionCommand,
  mayMove,
  performKarigarAction,
  recordVisitEvent,
  type VisitContext,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/**
 * Something happened on the way or at the door: the start code is void, and one of the crew leads, or somebody else is looked
 * for at once. On a later day of an event the Karigar gives back the days that are left, as they may before it.
 */
export const breakOffVisit = (
  deps: VisitDeps,
  command: KarigarActionCommand & {
    readonly reason: string;
    /** The one of the crew who leads instead, if the leader names one. */
    readonly leaderId?: number | undefined;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction(deps, command, 'break-off', async (context) => {
    const { db, booking, visit, now, ownAt, karigarId, actor } = context;
    const { reason, leaderId } = command;
    const at = await visitAtHand(db, booking, visit, now);
    const may = mayMove('breakOff', at ?? booking);
    if (!may.ok || may.value === 'repeated') return may;
    const by = { karigarId, leaderId, why: reason, actor, now, brokenOff: { ownAt } };
    const given = await handOver(db, booking, by);
    if (given === undefined) await lookAnew(context, reason);
    await endCommitment(context, given ?? at?.startsAt ?? booking.startsAt);
    return accept('done');
  });

/** Nobody leads the visit any more, and somebody is looked for. */
async function lookAnew(context: VisitContext, reason: string): Promise<void> {
  const { db, booking, now } = context;
  const { from, to, event } = moves.breakOff;
  // Nothing is left to give back so late on the last day; the Karigar's way ends all the same.
  if ((await recordMoved(db, booking.id, from, to, now)) === 0)
    return void (await recordWaysEnded(db, booking.id));
  await recordNoLeader(db, booking.id);
  await recordOpenRefused(db, booking.id, now);
  await recordVisitEvent(context, event, { reason });
}
