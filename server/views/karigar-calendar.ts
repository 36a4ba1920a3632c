import { wasDropped } from '#contract/booking-phases.ts';
import { addDays, dateInIndia, type Instant, instantInIndia } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { CalendarEntry } from './calendar.ts';
import { onThisDay, selectDay } from './karigar-visits.ts';

const DAYS_BACK = 14;
const DAYS_AHEAD = 60;

/** A Karigar's visits of the last two weeks and the next two months, as their app shows them day by day. */
export async function listKarigarCalendar(
  db: Database,
  userId: string,
  now: Instant,
): Promise<CalendarEntry[]> {
  const today = dateInIndia(now);
  const from = new Date(instantInIndia(addDays(today, -DAYS_BACK)));
  const until = new Date(instantInIndia(addDays(today, DAYS_AHEAD)));
  const rows = await selectDay.run(db, [userId, from, until, from, from, []]);
  return rows.map((row) => {
    const visit = onThisDay(row, now);
    const isOff = wasDropped(visit.status) || visit.safetyExit !== null;
    return {
      bookingId: row.id,
      position: row.day_position,
      sequence: row.version,
      changedAt: row.updated_at ?? row.created_at,
      startsAt: row.day_starts_at,
      endsAt: row.day_ends_at,
      standing: isOff ? 'cancelled' : 'confirmed',
      reference: row.reference,
      serviceSlug: row.service_slug,
      serviceName: row.service_name,
      option: row.option_key,
      address: row.address,
      leaveAt: row.day_leave_at,
    };
  });
}
