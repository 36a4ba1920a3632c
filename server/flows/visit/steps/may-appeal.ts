import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { appealUntil, costOf } from '#server/modules/visit/complaint.ts';
import { findDecision } from '#server/modules/visit/complaint-store.ts';
import { type Heard, listHeard } from './list-heard.ts';
import type { VisitContext } from './perform-karigar-action.ts';

/** Whether this Karigar bears something of a decision about the visit, has not appealed yet, and is in time; `before`: has appealed. */
export async function mayAppeal({
  db,
  booking,
  karigarId,
  now,
}: VisitContext): Promise<Outcome<Heard | 'before', 'nothing-to-appeal' | 'appeal-too-late'>> {
  const decision = await findDecision(db, booking.id);
  if (!decision || decision.resolvedAt === null) return refuse('nothing-to-appeal');
  const heard = await listHeard(db, booking.id);
  const own = heard.find((one) => one.karigarId === karigarId);
  const told = heard.map((one) => one.karigarId);
  if (!own || costOf(karigarId, { ...decision, heard: told }) === 0)
    return refuse('nothing-to-appeal');
  if (own.appeal) return accept('before');
  return now > appealUntil(decision.resolvedAt) ? refuse('appeal-too-late') : accept(own);
}
