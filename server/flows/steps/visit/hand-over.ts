import type { Instant } from '#kernel/time.ts';
import { listApart } from '#server/modules/availability/parting-store.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { daysAhead } from '#server/modules/booking/several-days.ts';
import { listOffers, recordGivenBack, recordLeads } from '#server/modules/dispatch/offer-store.ts';
import { forgetWaysTo, recordWayEnded } from '#server/modules/visit/day-visit-store.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import { recordOpenRefused } from '#server/modules/visit/estimate-store.ts';
import { recordLeader } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../booking/about-booking.ts';

/**
 * The leader of an event cannot come on the days that are left: one of the team leads them, and the leader's own place
 * is filled as any empty one is. The days on which the leader came stay theirs. Answers whether a day was left to give
 * back.
 */
export async function handOver(
  db: Database,
  booking: Booking,
  by: {
    readonly karigarId: number;
    readonly why: string;
    readonly actor: string;
    readonly now: Instant;
  },
): Promise<boolean> {
  const { karigarId: formerKarigarId, why, actor, now } = by;
  const ahead = daysAhead(await listDays(db, booking.id), now);
  const [next] = ahead;
  if (!next) return false;
  await recordGivenBack(db, booking.id, formerKarigarId, now);
  const accepted = (await listOffers(db, booking.id)).filter(({ state }) => state === 'accepted');
  const team = (await listHoldsOf(db, next.id)).map(({ karigarId }) => karigarId);
  const apart = await listApart(db, booking.userId);
  const mayLead = (one: number) => team.includes(one) && !apart.has(one);
  const leader = accepted.find(({ karigarId }) => mayLead(karigarId))?.karigarId ?? null;
  if (leader !== null) await recordLeads(db, booking.id, leader);
  await recordWayEnded(db, booking.id);
  await forgetWaysTo(
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
  return true;
}
