import { PHASES } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/customer/booking.ts';
import { policy } from '#contract/policy.ts';
import { endOfNight } from '#contract/terms/end-of-night.ts';
import { HOUR, type Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A visit that somebody has or does just now, as the rescue pass looks at it. */
export type VisitAhead = {
  readonly bookingId: string;
  /** The one of its visits that it is about. */
  readonly visitId: string;
  readonly status: BookingStatus;
  readonly pincode: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The work goes on at another visit. */
  readonly goesOn: boolean;
  readonly holdId: number;
  readonly holdStartsAt: Instant;
  readonly holdEndsAt: Instant;
  readonly leaveAt: Instant;
  readonly karigarId: number;
  readonly assignedAt: Instant;
  readonly dispatchedAt: Instant | null;
  readonly startedAt: Instant | null;
  /** When the Karigar last said that they come ten minutes later. */
  readonly saidLateAt: Instant | null;
  readonly seen: {
    readonly at: Instant;
    readonly latitude: number;
    readonly longitude: number;
  } | null;
};

/** Every visit, and every later day of an event, that somebody leads and that is not done, from long ago until soon, in the order in which a
 * Karigar does them: a late visit that they took over comes after the one they are at, whatever was promised first. */
export const listVisitsAhead = (db: Database, from: Instant, until: Instant) =>
  selectAhead.run(db, [new Date(from), new Date(until)]);

const SAID_LATE = `(select max(s.said_at) from visit_sentences s where s.booking_id = b.id and s.karigar_id = v.karigar_id
  and s.said_by = 'karigar' and s.speaker_id is null and s.sentence = 'ten-minutes-late' and s.said_at > h.leave_at - interval '1 hour')`;

const selectAhead = statement<[Date, Date], VisitAhead>({
  name: 'view-visits-ahead',
  text: `select b.id as "bookingId", b.id as "visitId", b.status, b.address ->> 'pincode' as pincode, b.starts_at as "startsAt",
      b.ends_at as "endsAt", exists (select from later_visits l where l.booking_id = b.id) as "goesOn", h.id as "holdId", h.starts_at as "holdStartsAt", h.ends_at as "holdEndsAt", h.leave_at as "leaveAt", v.karigar_id as "karigarId",
      v.assigned_at as "assignedAt",
      v.set_out_at as "dispatchedAt", v.started_at as "startedAt", ${SAID_LATE} as "saidLateAt",
      case when p.at is not null then jsonb_build_object('at', floor(extract(epoch from p.at) * 1000),
        'latitude', p.latitude, 'longitude', p.longitude) end as seen
    from bookings b
    join visits v on v.id = b.id
    join holds h on h.booking_id = b.id and h.karigar_id = v.karigar_id
    left join positions p on p.booking_id = b.id and p.karigar_id = v.karigar_id
    where b.status in ${sqlList(PHASES.expected)} and b.starts_at between $1 and $2
    union all
    select b.id, d.id,
      case when d.set_out_at is null then 'assigned' when d.arrived_at is null then 'dispatched' else 'in_progress' end,
      b.address ->> 'pincode', d.starts_at, d.ends_at,
      exists (select from later_visits l where l.booking_id = b.id and l.starts_at > d.starts_at),
      h.id, h.starts_at, h.ends_at, h.leave_at, v.karigar_id, v.assigned_at, d.set_out_at, d.arrived_at, ${SAID_LATE},
      case when p.at is not null then jsonb_build_object('at', floor(extract(epoch from p.at) * 1000),
        'latitude', p.latitude, 'longitude', p.longitude) end
    from later_visits d
    join bookings b on b.id = d.booking_id
    join visits v on v.id = b.id
    join holds h on h.booking_id = d.id and h.karigar_id = v.karigar_id
    left join positions p on p.booking_id = b.id and p.karigar_id = v.karigar_id
    where b.status = 'in_progress' and d.starts_at between $1 and $2
    order by "holdStartsAt", "bookingId"`,
});

/**
 * Bookings whose customers may have to be reminded of their visit, those not yet reminded of it; the rule decides. Whom it
 * keeps back now is not among them, so that they stand in nobody's way.
 */
export const listVisitsToRemindOf = async (db: Database, now: Instant): Promise<string[]> => {
  const { hoursBefore, notWithinHoursOfBooking } = policy.visitReminder;
  const { day, dayUntil, soon } = hoursBefore;
  const isNight = endOfNight(now) > now;
  const ahead = (hours: number) => new Date(now + hours * HOUR);
  const hours = [ahead(soon), ahead(dayUntil), ahead(isNight ? dayUntil : day)] as const;
  const params = [new Date(now), ...hours, ahead(-notWithinHoursOfBooking)] as const;
  return (await selectToRemindOf.run(db, [...params])).map(({ id }) => id);
};

const selectToRemindOf = statement<[Date, Date, Date, Date, Date], { id: string }>({
  name: 'view-visits-to-remind-of',
  text: `select b.id from bookings b
    where b.status in ${sqlList(PHASES.planned)} and b.firm_at is not null and b.starts_at > $1
      and b.hold_until is null and b.created_at <= $5
      and (b.starts_at <= $2 or b.starts_at > $3 and b.starts_at <= $4)
      and not exists (select from visit_alarms a where a.booking_id = b.id and a.promised_at = b.starts_at
        and a.alarm = case when b.starts_at <= $2 then 'hours-before' else 'day-before' end)
    order by b.starts_at, b.id limit 500`,
});

/**
 * Firm visits of the coming days that nobody has and about which nobody is asked: what a lost timer left behind. Also such
 * as should have begun, where who was to come has just broken down. Half of them are the soonest, the others come by turns:
 * those for whom nobody can be found stand in nobody's way.
 */
export const listVisitsErased = async (
  db: Database,
  {
    now,
    until,
    since,
  }: { readonly now: Instant; readonly until: Instant; readonly since: Instant },
  most: number,
): Promise<string[]> => {
  const params = [new Date(now), new Date(until), new Date(since), most] as const;
  return (await selectErased.run(db, [...params])).map(({ id }) => id);
};

const selectErased = statement<[Date, Date, Date, number], { id: string }>({
  name: 'view-visits-forgotten',
  text: `select b.id from bookings b
    where b.status = 'pending' and b.firm_at is not null and b.hold_until is null and b.starts_at between $1::timestamptz - interval '6 hours' and $2
      and not exists (select from offers o where o.booking_id = b.id and o.state = 'open' and o.starts_at = b.starts_at
        and o.expires_at > $1)
      and not exists (select from dispatch_decisions d where d.booking_id = b.id and d.at > $3)
    order by row_number() over (order by b.starts_at, b.id) > $4 / 2, md5(b.id::text || $1::text), b.id limit $4`,
});

/**
 * Visits of the coming days that somebody leads and in whose team a place is empty, or whose crew has nobody to lead it: of work
 * that has begun also its next visits. Whoever has become free since may come.
 */
export const listTeamsShort = async (
  db: Database,
  { now, until }: { readonly now: Instant; readonly until: Instant },
  most: number,
): Promise<string[]> =>
  (await selectShort.run(db, [new Date(now), new Date(until), most])).map(({ id }) => id);

const selectShort = statement<[Date, Date, number], { id: string }>({
  name: 'view-teams-short',
  text: `select b.id from (
      select b.id, b.id as held_as, b.starts_at from bookings b
        where b.status = 'assigned' and b.starts_at between $1 and $2
      union all
      select b.id, d.id, d.starts_at from bookings b join later_visits d on d.booking_id = b.id
        where b.status = 'in_progress' and d.starts_at between $1 and $2
    ) day
    join bookings b on b.id = day.id
    where (select count(*) from holds h where h.booking_id = day.held_as) < team_sold(b.service_id, b.option_key, b.created_at)
      or not exists (select from visits v join holds h on h.karigar_id = v.karigar_id
        where v.id = b.id and h.booking_id = day.held_as)
    group by b.id order by md5(b.id::text || $1::text) limit $3`,
});
