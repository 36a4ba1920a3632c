import { isUnfinished } from '#contract/booking-phases.ts';
import type { setOutWithCrew as contract } from '#contract/karigar/set-out-with-crew.ts';
import { dispatchableFrom } from '#contract/karigar-actions.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findLastWay } from '#server/modules/visit/act-store.ts';
import { dayToSetOutTo } from '#server/modules/visit/attendance.ts';
import { type BookingDay, listDays } from '#server/modules/visit/days-store.ts';
import { decideDispatch } from '#server/modules/visit/dispatching.ts';
import type { Database } from '#server/platform/database/connect.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** One of a crew who does not lead it is on the way to the visit at hand: the leader and the customer see it. */
export const setOutWithCrew = (
  deps: VisitDeps,
  command: KarigarActionCommand,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'set-out',
    async (context) => {
      const { db, booking, visit, karigarId, now } = context;
      const day = dayToSetOutTo(await ownDays(db, booking, karigarId), now);
      const isOwn = visit.karigarId !== karigarId;
      if (!day || !isOwn || booking.status === 'pending' || !isUnfinished(booking.status))
        return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
      const decided = decideDispatch(day, now);
      if (!decided.ok) return decided;
      const last = await findLastWay(db, booking.id, karigarId);
      if (last !== undefined && last >= dispatchableFrom(day.startsAt)) return accept('done');
      await recordVisitEvent(context, 'CrewMemberSetOut', { leaderKarigarId: visit.karigarId });
      return accept('done');
    },
    'crew',
  );

/** The visits of the booking for which their time is held. */
async function ownDays(db: Database, booking: Booking, karigarId: number): Promise<BookingDay[]> {
  const own: BookingDay[] = [];
  for (const day of [booking, ...(await listDays(db, booking.id))])
    if ((await listHoldsOf(db, day.id)).some((hold) => hold.karigarId === karigarId)) own.push(day);
  return own;
}
