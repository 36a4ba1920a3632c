import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { recordWithdrawn } from '#server/modules/dispatch/offer-store.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { freeDaysAfter } from '../../steps/booking/free-team.ts';
import { crewOf } from '../../steps/visit/crew-of.ts';

/**
 * The work of an event has ended before its last day: the time of the days that are left is its people's own again, and
 * nobody is asked for them any more. Answers what its end tells of those who have not come at all and were to.
 */
export async function spareDaysAhead(
  db: Database,
  places: Places,
  booking: Booking,
  now: Instant,
): Promise<Readonly<Record<string, unknown>>> {
  const later = await listDays(db, booking.id);
  if (later.length === 0) return {};
  const came = await crewOf(db, booking, await findVisit(db, booking.id), now);
  const freed = await freeDaysAfter(db, places, booking.id, now);
  const asked = await recordWithdrawn(db, booking.id, now);
  if (asked.length > 0) {
    const data = { karigarIds: asked, why: 'event-over' };
    await recordEvent(db, booking.id, 'OffersWithdrawn', now, 'dispatch', data);
  }
  const sparedKarigarIds = freed.filter((one) => !came.includes(one) && !asked.includes(one));
  if (sparedKarigarIds.length === 0) return {};
  const dayAt = later.find(({ startsAt }) => startsAt > now)?.startsAt;
  return { sparedKarigarIds, dayAt };
}
