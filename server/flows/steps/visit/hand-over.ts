import { canMove, moves } from '#contract/lifecycle.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { recordExcused, recordMoved } from '#server/modules/booking/moving-store.ts';
import { daysAhead } from '#server/modules/booking/several-days.ts';
import { recordGivenBack, recordLeads } from '#server/modules/dispatch/offer-store.ts';
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
import { listHeirs } from './list-heirs.ts';
import { passTalk } from './pass-talk.ts';
import { comesTo } from './visit-at-hand.ts';

type By = {
  readonly karigarId: number;
  /** The one of the crew who leads instead, if they name one. */
  readonly leaderId?: number | undefined;
  readonly why: string;
  readonly actor: string;
  readonly now: Instant;
  /** They have set out or are at the door and cannot go on; with the time by their own clock. */
  readonly brokenOff?: { readonly ownAt: Instant };
};

/**
 * The leader cannot come to the visits that are ahead: one of the crew who said yes leads them, and the leader's own place is
 * filled as any empty one is. The visits to which the leader came stay theirs. Where nobody else has said yes, work that has
 * begun waits for the next who does; before that the booking is released by a move of its own. A leader who breaks off on the
 * way or at the door hands over too: the new one has yet to set out. Answers from when on it is in other hands; undefined
 * where it is not.
 */
export async function handOver(
  db: Database,
  booking: Booking,
  { karigarId: formerKarigarId, leaderId, why, actor, now, brokenOff }: By,
): Promise<Instant | undefined> {
  const isOut = brokenOff !== undefined && canMove('breakOff', booking.status, 'karigar');
  const ahead = await visitsAhead(db, booking, now, isOut);
  const [next] = ahead;
  if (!next || !(await comesTo(db, booking, formerKarigarId, next))) return undefined;
  const heirs = await listHeirs(db, booking, next, formerKarigarId);
  const leader = heirs.find((heir) => heir === leaderId) ?? heirs[0] ?? null;
  if (leader === null && (isOut || canMove('release', booking.status, 'dispatch')))
    return undefined;
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
  const said = {
    ...aboutBooking({ ...booking, startsAt: next.startsAt, days: ahead.length }),
    ...{ formerKarigarId, why, from: booking.status },
    ...(brokenOff && { brokenOff: true, ownAt: brokenOff.ownAt }),
  };
  if (isOut && leader !== null) {
    const { from, to, event } = moves.reassign;
    await recordMoved(db, booking.id, from, to, now);
    // Somebody was at the door: that nobody came may be said of the new leader only after as long as of any.
    if (booking.status === 'arrived') await recordExcused(db, booking.id, now);
    await recordEvent(db, booking.id, event, now, actor, {
      ...said,
      ...{ karigarId: leader, paidPaise: 0 },
    });
    return next.startsAt;
  }
  await recordEvent(db, booking.id, moves.handOver.event, now, actor, {
    ...{ ...said, karigarId: leader },
    // The visit no longer fits the Karigar's hours: they have not said so themselves.
    ...(actor === 'dispatch' && { takenBack: true }),
  });
  return next.startsAt;
}

/**
 * All of them before work has begun, and those after the first from then on; only the next one of them where each has people
 * of its own.
 */
async function visitsAhead(
  db: Database,
  booking: Booking,
  now: Instant,
  isOut: boolean,
): Promise<BookingDay[]> {
  const { id, startsAt, endsAt, status } = booking;
  const later = await listDays(db, id);
  const hasBegun = !isOut && !canMove('release', status, 'dispatch');
  if (hasBegun && !canMove('handOver', status, 'dispatch')) return [];
  const ahead = hasBegun ? daysAhead(later, now) : [{ id, startsAt, endsAt }, ...later];
  return keepsTeam(booking) ? ahead : ahead.slice(0, 1);
}
