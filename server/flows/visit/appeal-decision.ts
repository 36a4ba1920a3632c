import type { appealDecision as contract } from '#contract/karigar/appeal-decision.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { appealUntil } from '#server/modules/visit/complaint.ts';
import { findAppeal, findDecision, recordAppeal } from '#server/modules/visit/complaint-store.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** Once, against a decision by which the Karigar bears something (ruling R45). */
export const appealDecision = (
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly why: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'appeal-decision',
    async (context) => {
      const { db, booking, karigarId, now } = context;
      const decision = await findDecision(db, booking.id);
      const { resolvedAt = null, borneBy = null } = decision ?? {};
      if (resolvedAt === null || borneBy === null || borneBy === 'us')
        return refuse('nothing-to-appeal');
      if (await findAppeal(db, booking.id)) return accept('done');
      if (now > appealUntil(resolvedAt)) return refuse('appeal-too-late');
      await recordAppeal(db, { bookingId: booking.id, karigarId, why: command.why }, now);
      await recordVisitEvent(context, 'DecisionAppealed');
      return accept('done');
    },
  );
