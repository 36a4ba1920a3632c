import {
  hasEnded,
  isBeingSettled,
  isJudged,
  isUnfinished,
  PHASES,
} from '#contract/booking-phases.ts';
import { checklistOf } from '#contract/catalogue/known.ts';
import type { KarigarVisit, VisitOfDay } from '#contract/karigar/karigar-visit.ts';
import { dispatchableFrom, mayCountCash } from '#contract/karigar-actions.ts';
import { policy } from '#contract/policy.ts';
import { slotLabel } from '#contract/slots.ts';
import type { Suspension } from '#contract/zone.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import {
  addDays,
  DAY,
  dateInIndia,
  HOUR,
  type Instant,
  instantInIndia,
  type LocalDate,
  minuteOfDayInIndia,
  toIndiaIso,
} from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { triesLeft } from '#server/modules/visit/start-code.ts';
import { hasComeToDoor } from '#server/modules/visit/visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { readAllowances } from './allowances.ts';
import { attendanceNow, isOnTheWay } from './attendance.ts';
import { readBriefingOfCrew } from './briefing.ts';
import { readComplaint } from './complaint.ts';
import { ownDaysOf } from './days-of-work.ts';
import { listEnclosures } from './enclosures.ts';
import { earlyView, visitOfDayView } from './karigar-visit-of-day.ts';
import { payOf } from './karigar-visit-pay.ts';
import { IS_HEARD, IS_THEIRS, SELECT_VISIT, type VisitRow } from './karigar-visit-rows.ts';
import { dayOf, ownLaterDays } from './later-days.ts';
import { readVisitParts } from './visit-parts.ts';
import { PICTURED } from './visit-photo.ts';
import { triesMade, waitUntil } from './wait-at-door.ts';
import { noticeOf } from './zone-notice.ts';

/** Everything that a Karigar needs to know of a visit of theirs; nothing for others’ visits. */
export async function readKarigarVisit(
  db: Database,
  userId: string,
  bookingId: string,
  now: Instant,
): Promise<Outcome<{ visit: KarigarVisit }, 'visit-not-found'>> {
  const row = await selectOne.first(db, [userId, bookingId]);
  if (!row) return refuse('visit-not-found');
  const parts = await readVisitParts(db, bookingId, 'karigar', now);
  const briefed = await readBriefingOfCrew(db, relationOf(row), bookingId);
  const enclosures = await listEnclosures(db, relationOf(row), bookingId);
  const leads = row.leader === row.me;
  const complaint = isJudged(row.status)
    ? await readComplaint(db, bookingId, { karigarId: row.me, leads, now })
    : null;
  const allowances = await readAllowances(db, {
    ...{ bookingId, karigarId: row.me },
    ahead: row.exit === null && isUnfinished(row.status) ? daysAhead(row, now) : [],
  });
  const notes = { ...briefed, enclosures, complaint };
  return accept({ visit: { ...visitView(row, parts, now), ...notes, allowances } });
}

/** A visit is ended for its Karigar by then, if nobody ends it before. */
const GOES_ON_MS = (policy.standstill.arrivalHours + policy.standstill.overrunHours) * HOUR;

/**
 * A Karigar's visits of a day in the order of the route, with those that came to nothing among them. Today's begin with a
 * visit of yesterday evening that still goes on: its way out and its position are found here.
 */
export async function readDay(
  db: Database,
  userId: string,
  date: LocalDate,
  now: Instant,
): Promise<{ date: LocalDate; visits: VisitOfDay[] }> {
  const from = new Date(instantInIndia(date));
  const until = new Date(instantInIndia(addDays(date, 1)));
  const since = date === dateInIndia(now) ? new Date(from.getTime() - DAY) : from;
  const goesOn = new Date(now - GOES_ON_MS);
  const rows = await selectDay.run(db, [userId, since, until, from, goesOn, PHASES.expected]);
  return { date, visits: rows.map((row) => onThisDay(row, now)) };
}

export type DayRow = VisitRow & {
  day_position: number;
  updated_at: Instant | null;
  day_starts_at: Instant;
  day_ends_at: Instant;
  day_leave_at: Instant | null;
  day_suspension: Suspension | null;
};

/** An event of several days stands in the route of each at that day's hour. */
export function onThisDay(row: DayRow, now: Instant): VisitOfDay {
  const { day_starts_at: startsAt, day_ends_at: endsAt, day_leave_at: leaveAt } = row;
  const { day_suspension: suspension } = row;
  const day = dayOf({ ...row, later_days: ownLaterDays(row) }, now);
  const visit = visitOfDayView(row, now, day?.startsAt === startsAt ? day : undefined);
  // Its work goes on, but not yet on this day.
  const isAhead = visit.status === 'in_progress' && now < dispatchableFrom(startsAt);
  const times = timesOf({ startsAt, endsAt, leaveAt, suspension });
  const own = ownDaysOf(row, now).find((one) => one.startsAt === times.startsAt);
  return {
    ...{ ...visit, ...times, netPaise: own?.netPaise ?? 0 },
    ...(isAhead && row.exit === null && { status: 'assigned' as const }),
  };
}

type DayTimes = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly leaveAt: Instant | null | undefined;
  readonly suspension: Suspension | null;
};

const timesOf = ({ startsAt, endsAt, leaveAt, suspension }: DayTimes) => ({
  date: dateInIndia(startsAt),
  time: slotLabel(minuteOfDayInIndia(startsAt)),
  startsAt: toIndiaIso(startsAt),
  endsAt: toIndiaIso(endsAt),
  leaveAt: toIndiaIso(leaveAt ?? startsAt),
  zone: suspension && noticeOf(suspension),
});

/** Days on which they are still to come. */
const daysAhead = (row: VisitRow, now: Instant) =>
  ownDaysOf(row, now)
    .map(({ startsAt, endsAt }) => ({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }))
    .filter(({ endsAt }) => endsAt > now);

const iso = (at: Instant | null): string | null => (at === null ? null : toIndiaIso(at));

/** Over for everybody, or for this Karigar alone; before it is settled they may still have to say what was asked. */
const relationOf = ({ exit, status }: VisitRow): 'crew-now' | 'crew-after' | 'crew-before' => {
  if (exit !== null || status === 'completed' || hasEnded(status)) return 'crew-before';
  return isBeingSettled(status) ? 'crew-after' : 'crew-now';
};

/** Nothing is asked before the visit is over, of a customer whom they never met, and where they have parted for safety. */
const refusesOf = ({ status, arrived_at, parted }: VisitRow): boolean | null =>
  isUnfinished(status) || !hasComeToDoor({ status, arrivedAt: arrived_at }) || parted === 'safety'
    ? null
    : parted === 'refused';

/** The sum that `finish` will ask to be counted, agreed extra work included; none of a visit that is over for them. */
const cashOf = (
  { payment_method, exit, status, finished_at, leader, me }: VisitRow,
  { duePaise }: KarigarVisit['bill'],
) => {
  const isAhead = leader === me && finished_at === null && exit === null && isUnfinished(status);
  if (!isAhead) return null;
  return payment_method === 'cash' ? duePaise : 0;
};

function visitView(
  row: VisitRow,
  parts: Awaited<ReturnType<typeof readVisitParts>>,
  now: Instant,
): Omit<KarigarVisit, 'briefing' | 'mayRingHome' | 'enclosures' | 'complaint' | 'allowances'> {
  const { bill, estimates, photos, ratings, ticked } = parts;
  const { latitude, longitude } = row;
  const me = relationOf(row);
  const day = dayOf({ ...row, later_days: ownLaterDays(row) }, now);
  const visit = visitOfDayView(row, now, day);
  const said = attendanceNow(row, now);
  const onTheWay = isOnTheWay(row, now);
  return {
    ...visit,
    ...(day && timesOf({ ...day, leaveAt: row.day_leaves?.[day.id] })),
    actions: mayCountCash(visit, bill) ? [...visit.actions, 'count-cash'] : visit.actions,
    serviceId: row.service_id,
    customer: { name: shownTo(me, 'customer.name', row.name) },
    address: shownTo(me, 'customer.address', row.address),
    around: latitude === null || longitude === null ? null : { latitude, longitude },
    pay: payOf(row, now),
    days: ownDaysOf(row, now),
    cashPaise: cashOf(row, bill),
    team: (row.team ?? []).map(({ id, name, comes }) => ({
      ...{ karigarId: id, attendance: said(id), onTheWay: onTheWay(id) },
      name: shownTo(me, 'karigar.name', name),
      leads: id === row.leader,
      mayLead: comes && id !== row.leader && said(id)?.came !== false,
    })),
    ownAttendance: said(row.me),
    isOnTheWay: onTheWay(row.me),
    early: earlyView(row, day?.startsAt ?? row.starts_at, day?.id ?? row.id, now),
    dispatchableFrom: toIndiaIso(dispatchableFrom(day?.startsAt ?? row.starts_at)),
    dispatchedAt: iso(day ? day.dispatchedAt : row.set_out_at),
    arrivedAt: iso(day ? null : row.arrived_at),
    startedAt: iso(row.started_at),
    finishedAt: iso(row.finished_at),
    startTriesLeft: triesLeft({ startCodeTries: row.day_tries ?? row.start_code_tries ?? 0 }),
    waitUntil: iso(waitUntil(row, now)),
    contactTries: { made: triesMade(row, now), wanted: policy.noShow.contactTries },
    checklist: checklistOf(row.category, ticked),
    photos: row.leader === row.me && PICTURED.includes(row.status) ? photos : [],
    estimates,
    bill,
    ratings,
    refusesCustomer: refusesOf(row),
  };
}

const selectOne = statement<[string, string], VisitRow>({
  name: 'karigar-visit',
  text: `${SELECT_VISIT} where (${IS_THEIRS} or ${IS_HEARD}) and b.id = $2`,
});

export const selectDay = statement<[string, Date, Date, Date, Date, readonly string[]], DayRow>({
  name: 'karigar-day',
  text: `select visit.*, day.position as day_position, day.starts_at as day_starts_at, day.ends_at as day_ends_at, (
        select leave_by(h.karigar_id, h.leave_at, h.starts_at) from holds h where h.booking_id = day.id and h.karigar_id = visit.me) as day_leave_at,
      suspension_at(visit.address ->> 'pincode', day.starts_at) as day_suspension
      from (
        select id, id as booking_id, 1 as position, starts_at, ends_at from bookings
          where starts_at >= $2 and starts_at < $3 and id in (
            select h.booking_id from holds h join karigars k on k.id = h.karigar_id
              where k.user_id = $1 and h.starts_at >= $2 and h.starts_at < $3
            union all
            select own.booking_id from visits own join karigars k on k.id = own.karigar_id
              where k.user_id = $1 and own.assigned_at > $2::timestamptz - interval '30 days')
        union all
        select id, booking_id, position, starts_at, ends_at from later_visits where starts_at >= $2 and starts_at < $3
      ) day
      join lateral (${SELECT_VISIT} where ${IS_THEIRS} and b.id = day.booking_id) visit on true
    where day.starts_at >= $4 or (day.ends_at > $5 and visit.status = any ($6))
    order by day.starts_at, visit.id`,
});
