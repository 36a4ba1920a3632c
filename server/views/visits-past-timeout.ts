import { PHASES } from '#contract/booking-phases.ts';
import { knownCategories } from '#contract/catalogue/known.ts';
import { policy } from '#contract/policy.ts';
import { MOST_EARLIER_MS } from '#contract/terms/while-awake.ts';
import { DAY, type Instant, MINUTE } from '#kernel/time.ts';
import { alarmOf } from '#server/modules/booking/alarms.ts';
import { aheadAfter } from '#server/modules/booking/several-days.ts';
import { nextTimeout, type TimeoutInput } from '#server/modules/booking/timeouts.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

/**
 * Visits for which a moment of the clock has come: a lost timer, or what has none. A booking has no timer of its own for the
 * day on which nobody comes; one look every minute costs less than a timer for each.
 */
export async function listVisitsToMind(db: Database, now: Instant): Promise<string[]> {
  const soonest =
    Math.max(...knownCategories().map((terms) => terms.nobodyYetMinutesBefore)) * MINUTE;
  const rows = await selectUnderWay.run(db, [
    new Date(now + soonest),
    new Date(aheadAfter(now)),
    new Date(now + soonest + MOST_EARLIER_MS),
  ]);
  const cases = await selectOldCases.run(db, [new Date(now - policy.standstill.disputeDays * DAY)]);
  return [...rows.filter((row) => isDue(row, now)), ...cases].map(({ id }) => id);
}

type Row = TimeoutInput & {
  id: string;
  assignedAt: Instant | null;
  arrivedAt: Instant | null;
  startedAt: Instant | null;
  doneAt: Instant | null;
  unledDayAt: Instant | null;
  alarms: string[] | null;
  firm: boolean;
};

function isDue(row: Row, now: Instant): boolean {
  const since = {
    ...(row.assignedAt !== null && { assignedAt: row.assignedAt }),
    ...(row.arrivedAt !== null && { arrivedAt: row.arrivedAt }),
    ...(row.startedAt !== null && { startedAt: row.startedAt }),
    ...(row.doneAt !== null && { doneAt: row.doneAt }),
  };
  const out = nextTimeout(row, since);
  if (out && out.move !== 'expire' && out.at <= now) return true;
  const alarm = alarmOf(row, since, row.unledDayAt);
  if (!alarm || (row.status === 'pending' && !row.firm)) return false;
  return alarm.at <= now && !row.alarms?.includes(alarm.alarm);
}

const selectUnderWay = statement<[Date, Date, Date], Row>({
  name: 'visits-under-way',
  text: `select b.id, b.status, b.category, b.starts_at as "startsAt", b.until_at as "untilAt", b.hold_until as "holdUntil",
      b.sought_since as "reassigningSince",
      v.assigned_at as "assignedAt", b.arrived_at as "arrivedAt", v.started_at as "startedAt", v.finished_at as "doneAt", b.firm_at is not null as firm,
      unled.day_at as "unledDayAt",
      (select array_agg(a.alarm) from visit_alarms a where a.booking_id = b.id
        and a.promised_at = case a.alarm when 'nobody-for-day' then unled.day_at else b.starts_at end) as alarms
    from bookings b left join visits v on v.id = b.id
      left join lateral (select min(d.starts_at) as day_at from later_visits d where d.booking_id = b.id
        and b.status = 'in_progress' and v.karigar_id is null and d.starts_at > $2) unled on true
    where b.status in ${sqlList(PHASES.unsettled)}
      and b.starts_at < $3 and (b.starts_at < $1 or b.status = 'pending')`,
});

const selectOldCases = statement<[Date], { id: string }>({
  name: 'old-safety-cases',
  text: 'select booking_id as id from safety_cases where closed_at is null and opened_at <= $1',
});
