import type { withdrawExtraWork as contract } from '#contract/karigar/withdraw-extra-work.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { listEstimates, recordEstimateAnswered } from '#server/modules/visit/estimate-store.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/**
 * The Karigar has mistyped it, or nobody answers: without its question the work may end, or another estimate be made.
 */
export const withdrawExtraWork = (
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly estimateId: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'withdraw-extra',
    async (context) => {
      const { db, booking, now } = context;
      const { estimateId } = command;
      const estimate = (await listEstimates(db, booking.id)).find(({ id }) => id === estimateId);
      if (!estimate) return refuse('estimate-not-found');
      if (estimate.state === 'withdrawn') return accept('done');
      if (estimate.state !== 'proposed') return refuse('estimate-answered');
      await recordEstimateAnswered(db, estimateId, 'withdrawn', now);
      const { totalPaise: amountPaise } = estimate;
      await recordVisitEvent(context, 'ExtraWorkWithdrawn', { estimateId, amountPaise });
      return accept('done');
    },
  );
