import { isBeforeWork } from '#contract/booking-phases.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { listOffers, recordGivenBack } from '#server/modules/dispatch/offer-store.ts';
import { endCommitment } from './end-commitment.ts';
import { recordVisitEvent, type VisitContext } from './perform-karigar-action.ts';

/** One of a crew who does not lead it cannot come: the place is filled by somebody else, and whoever leads hears of it. */
export async function leavePlace(
  context: VisitContext,
  reason: string,
): Promise<Outcome<'done', 'move-not-allowed'>> {
  const { db, booking, visit, karigarId, now } = context;
  if (!isBeforeWork(booking.status))
    return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
  const last = (await listOffers(db, booking.id)).findLast((one) => one.karigarId === karigarId);
  if (last?.state === 'given-back') return accept('done');
  await recordGivenBack(db, booking.id, karigarId, now);
  await endCommitment(context, last?.startsAt ?? booking.startsAt);
  const leaderKarigarId = visit.karigarId;
  await recordVisitEvent(context, 'CrewMemberCannotCome', { reason, leaderKarigarId });
  return accept('done');
}
