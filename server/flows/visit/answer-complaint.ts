import type { answerComplaint as contract } from '#contract/karigar/answer-complaint.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { findDispute } from '#server/modules/visit/case-store.ts';
import { recordComplaintAnswers } from '#server/modules/visit/complaint-store.ts';
import { listCrewHearings, recordCrewAnswers } from '#server/modules/visit/crew-hearing-store.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitContext,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** "We hear you too before we decide": whoever's pay it may cut says their side, line by line, each for themselves. */
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
      const { db, booking } = context;
      const dispute = await findDispute(db, booking.id);
      if (!dispute || booking.status !== 'disputed')
        return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
      const { answers } = command;
      const unknown = answers.find(({ line }) => !dispute.lines.includes(line));
      if (unknown) return refuse('line-unknown', { line: unknown.line });
      const latest = [...new Map(answers.map((one) => [one.line, one])).values()];
      await record(context, latest);
      await recordVisitEvent(context, 'ComplaintAnswered', {
        lines: latest.map(({ line }) => line),
      });
      return accept('done');
    },
    'heard',
  );

/** Said again before the decision, the later words count. */
async function record(
  { db, booking, visit, karigarId, now }: VisitContext,
  latest: readonly { readonly line: number; readonly answer: string }[],
): Promise<void> {
  const own = { bookingId: booking.id, karigarId };
  if (visit.karigarId === karigarId) {
    await recordComplaintAnswers(db, own, latest, now);
    return;
  }
  const crew = await listCrewHearings(db, booking.id);
  const before = crew.find((one) => one.karigarId === karigarId)?.answers ?? [];
  const said = [...before, ...latest.map((one) => ({ ...one, answeredAt: now }))];
  const byLine = [...new Map(said.map((one) => [one.line, one])).values()];
  await recordCrewAnswers(
    db,
    own,
    byLine.toSorted((one, other) => one.line - other.line),
  );
}
