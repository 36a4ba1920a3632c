import type { appealDecision as contract } from '#contract/karigar/appeal-decision.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { appealUntil, costOf } from '#server/modules/visit/complaint.ts';
import { findDecision, recordAppeal } from '#server/modules/visit/complaint-store.ts';
import { recordCrewAppeal } from '#server/modules/visit/crew-hearing-store.ts';
import { listHeard } from './steps/list-heard.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** Once for each, against a decision by which the Karigar bears something (ruling R45). */
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
      const heard = await listHeard(db, booking.id);
      const told = heard.map((one) => one.karigarId);
      if (!decision || decision.resolvedAt === null) return refuse('nothing-to-appeal');
      if (costOf(karigarId, { ...decision, heard: told }) === 0) return refuse('nothing-to-appeal');
      const own = heard.find((one) => one.karigarId === karigarId);
      if (own?.appeal) return accept('done');
      if (now > appealUntil(decision.resolvedAt)) return refuse('appeal-too-late');
      const said = { bookingId: booking.id, karigarId, why: command.why };
      await (own?.leads ? recordAppeal(db, said, now) : recordCrewAppeal(db, said, now));
      await recordVisitEvent(context, 'DecisionAppealed');
      return accept('done');
    },
    'heard',
  );
