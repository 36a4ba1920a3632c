import type { appealDecision as contract } from '#contract/karigar/appeal-decision.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { recordAppeal } from '#server/modules/visit/complaint-store.ts';
import { recordCrewAppeal } from '#server/modules/visit/crew-hearing-store.ts';
import { mayAppeal } from './steps/may-appeal.ts';
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
      const may = await mayAppeal(context);
      if (!may.ok) return may;
      const own = may.value;
      if (own === 'before') return accept('done');
      if (command.why === '' && !own.files.some(({ place }) => place === 'appeal'))
        return refuse('text-missing');
      const said = { bookingId: booking.id, karigarId, why: command.why };
      await (own.leads ? recordAppeal(db, said, now) : recordCrewAppeal(db, said, now));
      await recordVisitEvent(context, 'DecisionAppealed');
      return accept('done');
    },
    'heard',
  );
