import type { answerComplaint as contract } from '#contract/karigar/answer-complaint.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { findDispute } from '#server/modules/visit/case-store.ts';
import { recordComplaintAnswers } from '#server/modules/visit/complaint-store.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** "We hear you too before we decide": the Karigar says their side, line by line. */
export const answerComplaint = (
  deps: VisitDeps,
  command: KarigarActionCommand & {
    readonly answers: readonly { readonly line: number; readonly answer: string }[];
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'answer-complaint',
    async (context) => {
      const { db, booking, karigarId, now } = context;
      const dispute = await findDispute(db, booking.id);
      if (!dispute || booking.status !== 'disputed')
        return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
      const { answers } = command;
      const unknown = answers.find(({ line }) => !dispute.lines.includes(line));
      if (unknown) return refuse('line-unknown', { line: unknown.line });
      const latest = [...new Map(answers.map((one) => [one.line, one])).values()];
      await recordComplaintAnswers(db, { bookingId: booking.id, karigarId }, latest, now);
      await recordVisitEvent(context, 'ComplaintAnswered', {
        lines: latest.map(({ line }) => line),
      });
      return accept('done');
    },
  );
