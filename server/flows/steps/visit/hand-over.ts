import { canMove, moves } from '#contract/lifecycle.ts';
import type { Instant } from '#kernel/time.ts';
import { listParted } from '#server/modules/availability/parting-store.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { daysAhead } from '#server/modules/booking/several-days.ts';
import { listOffers, recordGivenBack, recordLeads } from '#server/modules/dispatch/offer-store.ts';
import {
  type BookingDay,
  clearDispatchesTo,
  listDays,
  recordWaysEnded,
} from '#server/modules/visit/days-store.ts';
import { recordOpenRefused } from '#server/modules/visit/estimate-store.ts';
import { recordLeader } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../booking/about-booking.ts';
import { passTalk } from './pass-talk.ts';
import { comesTo } from './visit-at-hand.ts';

type By = {
  readonly karigarId: number;
  /** The one of the crew who leads instead, if they name one. */
  readonly leaderId?: number | undefined;
  readonly why: string;
  readonly actor: string;
  readonly now: Instant;
};

/**
 * The leader cannot come to the visits that are ahead: one of the crew who said yes leads them, and the leader's own place is
 * filled as any empty one is. The visits to which the leader came stay theirs. Where nobody else has said yes, work that has
 * begun waits for the next who does; before that the booking is released by a move of its own. Answers from when on it is in
 * other hands; undefined where it is not.
 */
export async function handOver(
  db: Database,
  booking: Booking,
  { karigarId: formerKarigarId, leaderId, why, actor, now }: By,
): Promise<Instant | undefined> {
  const ahead = await visitsAhead(db, booking, now);
  const [next] = ahead;
  if (!next || !(await comesTo(db, booking, formerKarigarId, next))) return undefined;
  const heirs = await listHeirs(db, booking, next, formerKarigarId);
  const leader = heirs.find((heir) => heir === leaderId) ?? heirs[0] ?? null;
  if (leader === null && canMove('release', booking.status, 'dispatch')) return undefined;
  await recordGivenBack(db, booking.id, formerKarigarId, now);
  if (leader !== null) {
    await recordLeads(db, booking.id, leader);
    await passTalk(db, booking.id, { from: formerKarigarId, to: leader });
  }
  await recordWaysEnded(db, booking.id);
  await clearDispatchesTo(
    db,
    ahead.map(({ id }) => id),
  );
  await recordLeader(db, booking.id, leader, now);
  await recordOpenRefused(db, booking.id, now);
  await recordEvent(db, booking.id, moves.handOver.event, now, actor, {
    ...aboutBooking({ ...booking, startsAt: next.startsAt, days: ahead.length }),
    ...{ karigarId: leader, formerKarigarId, why, from: booking.status },
    // The visit no longer fits the Karigar's hours: they have not said so themselves.
    ...(actor === 'dispatch' && { takenBack: true }),
  });
  return next.startsAt;
}

/**
 * All of them before anybody has set out, and those after the first once its work has begun; only the next one of them where
 * each has people of its own.
 */
async function visitsAhead(db: Database, booking: Booking, now: Instant): Promise<BookingDay[]> {
  const { id, startsAt, endsAt, status } = booking;
  const later = await listDays(db, id);
  const hasBegun = !canMove('release', status, 'dispatch');
  if (hasBegun && !canMove('handOver', status, 'dispatch')) return [];
  const ahead = hasBegun ? daysAhead(later, now) : [{ id, startsAt, endsAt }, ...later];
  return keepsTeam(booking) ? ahead : ahead.slice(0, 1);
}

/** Those of the crew of the next visit who said yes to it, or to one before it where the team stays. */
async function listHeirs(
  db: Database,
  booking: Booking,
  next: BookingDay,
  formerKarigarId: number,
): Promise<number[]> {
  const { id, userId } = booking;
  const firstAt = keepsTeam(booking) ? booking.startsAt : next.startsAt;
  const apart = await listParted(db, userId);
  const held = (await listHoldsOf(db, next.id)).map(({ karigarId }) => karigarId);
  const heirs = (await listOffers(db, id)).filter(
    ({ karigarId, state, startsAt }) =>
      state === 'accepted' &&
      startsAt >= firstAt &&
      startsAt <= next.startsAt &&
      karigarId !== formerKarigarId &&
      held.includes(karigarId) &&
      !apart.has(karigarId),
  );
  return heirs.map(({ karigarId }) => karigarId);
}
