import type { dispatchVisit as contract } from '#contract/karigar/dispatch-visit.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { listApart } from '#server/modules/availability/parting-store.ts';
import { legalMoves, moves } from '#server/modules/booking/lifecycle.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { isBetweenDays } from '#server/modules/booking/several-days.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { recordDayDispatched, recordWayEnded } from '#server/modules/visit/day-visit-store.ts';
import { decideSettingOut } from '#server/modules/visit/dispatching.ts';
import { startCodeSeal } from '#server/modules/visit/start-code.ts';
import {
  findUnderWay,
  isUnderWayElsewhere,
  recordDispatched,
} from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { newCode } from '#server/platform/secrets/one-time-code.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { dayAtHand, ofDay } from '../steps/visit/day-at-hand.ts';
import {
  type KarigarActionCommand,
  mayMove,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';
import { withdrawLeading } from './steps/withdraw-leading.ts';

/**
 * "Same-day: an OTP is generated on dispatch": the Karigar sets out, and the customer alone gets the six digits that
 * start the work, and on a later day of an event those that let the Karigar in. From now on cancelling costs the
 * same-day share. When a Karigar sets out for two visits in one instant the database takes one; asked again, the other
 * is told.
 */
export const dispatchVisit = (
  deps: VisitDeps,
  command: KarigarActionCommand,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  leave(deps, command).catch((error: unknown) => {
    if (isUnderWayElsewhere(error)) return leave(deps, command);
    throw error;
  });

const leave = (
  deps: VisitDeps,
  command: KarigarActionCommand,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(deps, command, 'dispatch', async (scene) => {
    const { db, booking, karigarId, now } = scene;
    // The work of an event goes on, and the Karigar comes to it anew.
    const day = await dayAtHand(db, booking, now);
    if (day?.way) return accept('done');
    const may = day ? accept('may') : mayMove('dispatch', booking);
    if (!may.ok || may.value === 'repeated') return may;
    // They have parted at another visit a moment ago, and somebody else is being looked for.
    if ((await listApart(db, booking.userId)).has(karigarId))
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    const decided = decideSettingOut(day ?? booking, now);
    if (!decided.ok) return decided;
    // The way of a day on which the Karigar never was at the door is over.
    if (day) await recordWayEnded(db, booking.id);
    const elsewhere = await findUnderWay(db, karigarId);
    if (elsewhere !== undefined && !(await endPastWay(db, elsewhere, now)))
      return refuse('visit-under-way', await whereOf(db, elsewhere));
    const sealed = seal(deps.keys, newCode(), startCodeSeal(day?.id ?? booking.id));
    if (day) {
      await withdrawLeading(db, booking, now);
      await recordDayDispatched(
        db,
        { dayId: day.id, bookingId: booking.id, karigarId },
        sealed,
        now,
      );
      await recordVisitEvent(scene, moves.dispatch.event, ofDay(day));
      return accept('done');
    }
    await recordMoved(db, booking.id, moves.dispatch.from, moves.dispatch.to, now);
    await recordDispatched(db, booking.id, sealed, now);
    const timeoutAt = booking.startsAt + policy.noShow.karigarByClockMinutes * MINUTE;
    await recordVisitEvent(scene, moves.dispatch.event, { timeoutAt });
    return accept('done');
  });

/**
 * The Karigar was at work on a day of an event and never pressed that they had come: its day is over, and the way to it
 * as well.
 */
async function endPastWay(db: Database, eventId: string, now: Instant): Promise<boolean> {
  const event = await findBooking(db, eventId);
  if (!event || !isBetweenDays(event) || (await dayAtHand(db, event, now))?.way) return false;
  await recordWayEnded(db, eventId);
  return true;
}

/** The Karigar leads that visit, so they may read where it is. */
async function whereOf(db: Database, visitId: string) {
  const address = (await findBooking(db, visitId))?.address;
  return { visitId, place: address ? `${address.society || address.street}` : '' };
}
