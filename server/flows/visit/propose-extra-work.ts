import type { proposeExtraWork as contract } from '#contract/karigar/propose-extra-work.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { totalOf } from '#server/modules/visit/bill.ts';
import {
  type Estimate,
  listEstimates,
  recordEstimate,
} from '#server/modules/visit/estimate-store.ts';
import { decideProposal } from '#server/modules/visit/extra-work.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** Work beyond what was booked: only by an itemised estimate, to which the customer says yes in their own app. */
export const proposeExtraWork = (
  deps: VisitDeps,
  command: KarigarActionCommand & {
    readonly estimateId: string;
    readonly lines: Estimate['lines'];
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'propose-extra',
    async (context) => {
      const { db, booking, karigarId, now } = context;
      if (booking.status !== 'arrived' && booking.status !== 'in_progress')
        return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
      const totalPaise = totalOf(command.lines);
      const decided = decideProposal(await listEstimates(db, booking.id), totalPaise);
      if (!decided.ok) return decided;
      const { estimateId: id, lines } = command;
      const estimate = { id, bookingId: booking.id, karigarId, lines, totalPaise };
      // The name is taken, by this telephone or by another.
      if ((await recordEstimate(db, estimate, now)) === 0) return refuse('action-reused');
      await recordVisitEvent(context, 'ExtraWorkProposed', {
        estimateId: id,
        amountPaise: totalPaise,
      });
      return accept('done');
    },
  );
