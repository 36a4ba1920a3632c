import type { dispatchVisit as contract } from '#contract/karigar/dispatch-visit.ts';
import { dispatchableFrom } from '#contract/karigar-actions.ts';
import { legalMoves, moves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { listParted } from '#server/modules/availability/parting-store.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { recordWaysEnded } from '#server/modules/visit/days-store.ts';
import { decideDispatch } from '#server/modules/visit/dispatching.ts';
import { believedAt } from '#server/modules/visit/own-time.ts';
import { startCodeSeal } from '#server/modules/visit/start-code.ts';
import {
  findUnderWay,
  isUnderWayElsewhere,
  recordDispatched,
} from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { newCode } from '#server/platform/secrets/one-time-code.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { visitAtHand } from '../steps/visit/visit-at-hand.ts';
import { wasKnownLate } from '../steps/visit/was-known-late.ts';
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
  performKarigarAction<RefusalOf<typeof contract>>(deps, command, 'dispatch', async (context) => {
    const { db, booking, visit, karigarId, now, ownAt } = context;
    const at = await visitAtHand(db, booking, visit, now);
    const may = mayMove('dispatch', at ?? booking);
    if (!may.ok || may.value === 'repeated' || !at) return may;
    // They have parted at another visit a moment ago, and somebody else is being looked for.
    if ((await listParted(db, booking.userId)).has(karigarId))
      return refuse('move-not-allowed', { moves: legalMoves(at.status) });
    const decided = decideDispatch(at, now);
    if (!decided.ok) return decided;
    // The way to a visit at whose door the Karigar never was is over.
    await recordWaysEnded(db, booking.id);
    const elsewhere = await findUnderWay(db, karigarId);
    if (elsewhere !== undefined && !(await endPastWay(db, elsewhere, now)))
      return refuse('visit-under-way', await whereOf(db, elsewhere));
    const sealed = seal(deps.keys, newCode(), startCodeSeal(at.id));
    const { from, to } = moves.dispatch;
    const isFirst = (await recordMoved(db, booking.id, from, to, now)) > 0;
    // A booking whose work has begun keeps the Karigar who sets out first; so does one whose promise can still be kept.
    const leftAt = Math.max(believedAt(ownAt, now), dispatchableFrom(at.startsAt));
    if (!isFirst || !(await wasKnownLate(db, booking, leftAt)))
      await withdrawLeading(db, booking, now);
    await recordDispatched(db, { visitId: at.id, karigarId }, sealed, leftAt);
    const timeoutAt = at.startsAt + policy.noShow.karigarByClockMinutes * MINUTE;
    await recordVisitEvent(context, moves.dispatch.event, {
      ...at.about,
      ...(isFirst && { timeoutAt }),
    });
    return accept('done');
  });

/**
 * The Karigar was at work on a day of an event and never pressed that they had come: its day is over, and the way to it
 * as well.
 */
async function endPastWay(db: Database, eventId: string, now: Instant): Promise<boolean> {
  const event = await findBooking(db, eventId);
  if (event?.status !== 'in_progress') return false;
  if ((await visitAtHand(db, event, undefined, now))?.dispatchedAt) return false;
  return (await recordWaysEnded(db, eventId)) > 0;
}

/** The Karigar leads that visit, so they may read where it is. */
async function whereOf(db: Database, visitId: string) {
  const address = (await findBooking(db, visitId))?.address;
  return { visitId, place: address ? `${address.society || address.street}` : '' };
}
