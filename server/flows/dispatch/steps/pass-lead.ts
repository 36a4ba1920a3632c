import { dispatchableFrom } from '#contract/karigar-actions.ts';
import { moves } from '#contract/lifecycle.ts';
import { policy } from '#contract/policy.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { recordLeadPassed, recordLeads } from '#server/modules/dispatch/offer-store.ts';
import { listLaterVisits } from '#server/modules/visit/days-store.ts';
import { findVisit, recordLeader } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';

/**
 * Each visit of a booking with free crews has a leader of its own. Once the former visit is over, even if it began late, one of
 * the next crew who has accepted leads the next; until one accepts, nobody does.
 */
export async function passLead(
  db: Database,
  { booking, visit, former, holds, offers, now }: DispatchFacts,
): Promise<void> {
  if (keepsTeam(booking) || former === undefined || former.endsAt > now) return;
  const leader = (await findVisit(db, booking.id))?.karigarId ?? null;
  const crew = holds.map(({ karigarId }) => karigarId);
  if (leader === null || crew.includes(leader)) return;
  const heir = offers.find(
    ({ karigarId, state }) => state === 'accepted' && crew.includes(karigarId),
  );
  // The heir may set out from this moment, and has to lead for that.
  const maySetOut = heir !== undefined && now >= dispatchableFrom(visit.startsAt);
  if (!maySetOut && now < (await overAt(db, booking.id, former))) return;
  await recordLeadPassed(db, booking.id);
  await recordLeader(db, booking.id, heir?.karigarId ?? null, now);
  if (!heir) return;
  await recordLeads(db, booking.id, heir.karigarId);
  await recordEvent(db, booking.id, moves.handOver.event, now, 'dispatch', {
    ...aboutBooking({ ...booking, startsAt: visit.startsAt, days: 1 }),
    ...{
      karigarId: heir.karigarId,
      formerKarigarId: null,
      why: 'next-visit',
      from: booking.status,
    },
  });
}

/** Nobody says when one visit of several is done: work that began late has as long as any other, and may overrun. */
async function overAt(
  db: Database,
  bookingId: string,
  { id, startsAt, endsAt }: NonNullable<DispatchFacts['former']>,
): Promise<Instant> {
  const later = (await listLaterVisits(db, bookingId)).find((one) => one.id === id);
  const beganAt = later ? later.arrivedAt : (await findVisit(db, bookingId))?.startedAt;
  const length = endsAt - startsAt;
  return Math.max(endsAt, (beganAt ?? startsAt) + length) + policy.alarm.overrunMinutes * MINUTE;
}
