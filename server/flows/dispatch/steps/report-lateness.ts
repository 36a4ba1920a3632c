import type { Sentence } from '#contract/live.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { noShowFrom } from '#server/modules/booking/failing.ts';
import { leaderOf } from '#server/modules/dispatch/offer.ts';
import { findAlarm, recordAlarm } from '#server/modules/visit/alarm-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { hasHappened } from '#server/platform/events/has-happened.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';

/**
 * Operations hear once for each hour that was promised that who has it is silent, and once that they will be late; the customer
 * hears of it once. Nobody is alarmed while the promise can still be kept: that they have not left stands in the booking's file.
 */
export async function reportLateness(
  db: Database,
  facts: DispatchFacts,
  why: 'late' | 'silent' | 'not-leaving' | 'tight',
): Promise<void> {
  // The Karigar is at work, and may well be there in time.
  if (why === 'tight') return;
  const { booking, now } = facts;
  const { startsAt } = facts.visit;
  const alarm = { bookingId: booking.id, alarm: why, promisedAt: startsAt };
  if (!(await recordAlarm(db, alarm, now))) return;
  const karigarId = leaderOf(facts.offers);
  const of = { ...aboutBooking(booking), startsAt, days: 1, karigarId: karigarId ?? null };
  if (why === 'not-leaving') {
    await recordEvent(db, booking.id, 'KarigarNotLeaving', now, 'dispatch', of);
    return;
  }
  const other = why === 'silent' ? 'late' : 'silent';
  const known =
    (await findAlarm(db, { ...alarm, alarm: other })) !== undefined ||
    (why === 'late' && (await hasSaidSo(db, booking, karigarId)));
  const about = {
    ...of,
    ...(known && { known }),
    // On a later day of an event the customer has no such button: operations are told that it stands still.
    ...(booking.status !== 'in_progress' && { nobodyCameFrom: noShowFrom(booking) }),
  };
  const type = why === 'late' ? 'VisitRunsLate' : 'KarigarSilent';
  await recordEvent(db, booking.id, type, now, 'dispatch', about);
}

/** The Karigar has told the customer of this visit that they will be late. */
async function hasSaidSo(
  db: Database,
  { id, startsAt }: Booking,
  karigarId: number | undefined,
): Promise<boolean> {
  for (const sentence of SAYS_LATE) {
    const said = { by: 'karigar', karigarId, startsAt, sentence };
    if (await hasHappened(db, id, 'SaidAtVisit', said)) return true;
  }
  return false;
}

const SAYS_LATE: readonly Sentence[] = ['in-traffic', 'ten-minutes-late'];
