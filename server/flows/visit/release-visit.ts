import type { releaseVisit as contract } from '#contract/karigar/release-visit.ts';
import { moves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { recordNoLeader } from '#server/modules/visit/store.ts';
import { handOver } from '../steps/visit/hand-over.ts';
import { endCommitment } from './steps/end-commitment.ts';
import { leavePlace } from './steps/leave-place.ts';
import {
  type KarigarActionCommand,
  mayMove,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/**
 * A Karigar gives the visit back before setting out: one of their crew leads it, or it is offered to others at once,
 * and the customer pays nothing for it. A Karigar who comes along gives back their own place. For an event that has
 * begun they give back the days that are left.
 */
export const releaseVisit = (
  deps: VisitDeps,
  command: KarigarActionCommand & {
    readonly reason: string;
    /** The one of the crew who leads instead, if the leader names one. */
    readonly leaderId?: number | undefined;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction(
    deps,
    command,
    'release',
    async (context) => {
      const { db, booking, visit, now, karigarId, actor } = context;
      if (visit.karigarId !== karigarId) return leavePlace(context, command.reason);
      const why = command.reason;
      const { leaderId } = command;
      const given = await handOver(db, booking, { karigarId, why, actor, now, leaderId });
      if (given !== undefined) {
        await endCommitment(context, given);
        return accept('done');
      }
      const may = mayMove('release', booking);
      if (!may.ok || may.value === 'repeated') return may;
      const { from, to, event } = moves.release;
      await recordMoved(db, booking.id, from, to, now);
      await recordNoLeader(db, booking.id);
      await recordVisitEvent(context, event, { reason: command.reason });
      await endCommitment(context, booking.startsAt);
      return accept('done');
    },
    'crew',
  );
