import { isBeforeWork } from '#contract/booking-phases.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { daysAhead } from '#server/modules/booking/several-days.ts';
import { listOffers, recordGivenBack } from '#server/modules/dispatch/offer-store.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import { endCommitment } from './end-commitment.ts';
import { recordVisitEvent, type VisitContext } from './perform-karigar-action.ts';

/**
 * One of a crew who does not lead it cannot come, or cannot go on: the place is filled by somebody else where there is still
 * time, and whoever leads hears of it. The days on which they came stay theirs.
 */
export async function leavePlace(
  context: VisitContext,
  reason: string,
): Promise<Outcome<'done', 'move-not-allowed'>> {
  const { db, booking, visit, karigarId, now } = context;
  const isUnderWay = booking.status === 'in_progress';
  if (!isBeforeWork(booking.status) && !isUnderWay)
    return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
  const last = (await listOffers(db, booking.id)).findLast((one) => one.karigarId === karigarId);
  if (last?.state === 'given-back') return accept('done');
  await recordGivenBack(db, booking.id, karigarId, now);
  const [ahead] = isUnderWay ? daysAhead(await listDays(db, booking.id), now) : [];
  await endCommitment(context, ahead?.startsAt ?? last?.startsAt ?? booking.startsAt);
  const leaderKarigarId = visit.karigarId;
  await recordVisitEvent(context, 'CrewMemberCannotCome', { reason, leaderKarigarId });
  return accept('done');
}
