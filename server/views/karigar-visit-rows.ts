import { PHASES, wasCharged } from '#contract/booking-phases.ts';
import type { VisitOfDay } from '#contract/karigar/karigar-visit.ts';
import { karigarActions } from '#contract/karigar-actions.ts';
import { policy } from '#contract/policy.ts';
import { slotLabel } from '#contract/slots.ts';
import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant, minuteOfDayInIndia, toIndiaIso } from '#kernel/time.ts';
import { type BookingRow, toBooking } from '#server/modules/booking/booking-row.ts';
import { daysBegun } from '#server/modules/booking/several-days.ts';
import { type KarigarPay, quoteKarigarPay } from '#server/modules/karigar/pay.ts';
import { isRatingOpen } from '#server/modules/rating/rating.ts';
import type { Attendance } from '#server/modules/visit/attendance.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { ATTENDANCE, attendanceNow, mayAttend, mayReportAbsence } from './attendance.ts';
import { ANSWER, LAST_DAY } from './crew.ts';
import {
  DAY_WAY,
  dayAtDoor,
  type dayOf,
  LATER_DAYS,
  type LaterDaysOfKarigar,
  whatIsAhead,
} from './later-days.ts';
import { mayStillClose, triesMade, waitUntil } from './wait-at-door.ts';
import { noticeOf } from './zone-notice.ts';

/** A booking as the Karigar who comes to it sees it. */
export type VisitRow = BookingRow &
  LaterDaysOfKarigar & {
    me: number;
    leader: number | null;
    leave_at: Instant | null;
    set_out_at: Instant | null;
    started_at: Instant | null;
    finished_at: Instant | null;
    accepted_at: Instant | null;
    start_code_tries: number | null;
    contact_tries: number | null;
    first_try_at: Instant | null;
    /** The tries of the code that lets the Karigar in on a later day. */
    day_tries: number | null;
    /** For how many of all visits this Karigar's time is held. */
    own_days: number;
    partial: boolean | null;
    open_estimate: boolean;
    rated: boolean;
    latitude: number | null;
    longitude: number | null;
    /** Everybody who comes, the leader first. */
    team: { id: number; name: string }[] | null;
    /** The Karigar's questions to the customer, to come earlier, on each of its days. */
    asked: { id: string; dayId: string; wantsAt: Instant; answer: 'yes' | 'no' | null }[] | null;
    /** How they left it for safety, or had to leave it. */
    exit: {
      leftAt: Instant;
      bySelf: boolean;
      callBy: Instant;
      calledAt: Instant | null;
      closed: boolean;
    } | null;
    /** The bill's sums for the service, labour and parts; nothing before there is one. */
    work_paise: number | null;
    /** The Karigar's money from it by the books; nothing before anything was posted. */
    paid_paise: number | null;
    /** A complaint about one of its days took something off the bill. */
    day_refunded: boolean;
    attendance: readonly Attendance[];
    labor_paise: number;
    parts_paise: number;
  };

export const SELECT_VISIT = `select b.*, b.suspension, me.id as me, v.karigar_id as leader, v.set_out_at, v.started_at, v.finished_at,
    v.accepted_at, v.start_code_tries, v.contact_tries,
    (select min(a.at) from karigar_actions a where a.booking_id = b.id and a.karigar_id = v.karigar_id
      and a.act = 'try-contact' and a.refusal is null and a.at >= v.assigned_at) as first_try_at,
    ${LATER_DAYS} as later_days, way.start_code_tries as day_tries,
    (select jsonb_object_agg(h.booking_id, floor(extract(epoch from h.leave_at) * 1000))
      from later_visits d join holds h on h.booking_id = d.id and h.karigar_id = me.id
      where d.booking_id = b.id) as day_leaves,
    (select count(*) from visits d join holds h on h.booking_id = d.id and h.karigar_id = me.id
      where d.booking_id = b.id and d.ended_as is null and not exists (select from crew_attendance a
        where a.visit_id = d.id and a.karigar_id = me.id and not a.came)) as own_days, ${ATTENDANCE} as attendance,
    v.partial, p.latitude, p.longitude,
    (select h.leave_at from holds h where h.booking_id = b.id and h.karigar_id = me.id) as leave_at,
    exists (select from estimates e where e.booking_id = b.id and e.state = 'proposed') as open_estimate,
    exists (select from ratings r where r.booking_id = b.id and r.rated_by = 'karigar') as rated,
    (select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name)
        order by k.id is distinct from v.karigar_id, k.id)
      from karigars k where k.id = v.karigar_id
        or k.id in (select x.karigar_id from safety_exits x where x.booking_id = b.id)
        or k.id in (select h.karigar_id from holds h where h.booking_id = ${LAST_DAY} and (${ANSWER} = 'accepted'
          or ${ANSWER} = 'open' and b.status in ${sqlList(PHASES.expected)}))) as team,
    (select jsonb_agg(jsonb_build_object('id', e.id, 'dayId', e.day_id, 'answer', e.answer,
        'wantsAt', floor(extract(epoch from e.wants_at) * 1000)) order by e.asked_at)
      from early_requests e where e.booking_id = b.id and e.karigar_id = me.id) as asked,
    (select jsonb_build_object('leftAt', floor(extract(epoch from x.left_at) * 1000), 'bySelf', x.by_self,
        'callBy', floor(extract(epoch from x.call_by) * 1000), 'calledAt', floor(extract(epoch from x.called_at) * 1000),
        'closed', x.closed_at is not null)
      from safety_exits x where x.booking_id = b.id and x.karigar_id = me.id) as exit,
    (select coalesce(-sum(l.amount_paise) filter (where l.account = 'karigar_payable:' || me.id),
        case when bool_or(e.kind in ('work-accepted', 'rework-done')) then 0 end)::bigint
      from ledger_entries e join ledger_lines l on l.entry_id = e.id
      where e.booking_id = b.id
        and e.kind in ('work-accepted', 'rework-done', 'visit-paid', 'safety-paid', 'complaint-borne', 'attendance-paid')) as paid_paise,
    exists (select from disputes d where d.booking_id = b.id and d.visit is not null and d.refund_paise > 0)
      as day_refunded,
    (select sum(l.amount_paise)::bigint from bill_lines l where l.booking_id = b.id and l.kind = 'service') as work_paise,
    coalesce(case when exists (select from bill_lines l where l.booking_id = b.id)
      then (select sum(l.amount_paise) from bill_lines l where l.booking_id = b.id and l.kind = 'labour')
      else (select sum((line ->> 'amountPaise')::bigint) from estimates e, jsonb_array_elements(e.lines) line
        where e.booking_id = b.id and e.state = 'approved' and line ->> 'kind' = 'labour') end, 0)::bigint as labor_paise,
    coalesce(case when exists (select from bill_lines l where l.booking_id = b.id)
      then (select sum(l.amount_paise) from bill_lines l where l.booking_id = b.id and l.kind = 'parts')
      else (select sum((line ->> 'amountPaise')::bigint) from estimates e, jsonb_array_elements(e.lines) line
        where e.booking_id = b.id and e.state = 'approved' and line ->> 'kind' = 'parts') end, 0)::bigint as parts_paise
  from karigars me
    join bookings b on true
    join visits v on v.id = b.id
    ${DAY_WAY}
    left join pincodes p on p.pincode = b.address ->> 'pincode'`;

/**
 * They lead it, or have said that they come along while somebody leads it: only then do they read where and whose it is.
 * Whoever left it for safety goes on reading what becomes of it, but not where.
 */
export const IS_HIS = `me.user_id = $1 and (exists (select from safety_exits x
    where x.booking_id = b.id and x.karigar_id = me.id) or b.status not in ('pending', 'expired')
  and (v.karigar_id is not null or b.status = 'in_progress') and (v.karigar_id = me.id
  or exists (select from offers o join holds h on h.karigar_id = o.karigar_id
    where o.booking_id = b.id and o.karigar_id = me.id and o.state = 'accepted'
      and (h.booking_id = b.id and o.starts_at = b.starts_at
        or b.status in ${sqlList(PHASES.begun)}
        and h.booking_id in (select d.id from later_visits d where d.booking_id = b.id)))))`;

/** The pay of a visit: quoted while it is open, and by the books once it is over. */
export function payOf(row: VisitRow, now: Instant): KarigarPay {
  const quoted = quotePay(row, now);
  if (row.paid_paise === null || (row.exit === null && !wasCharged(row.status))) return quoted;
  const netPaise = row.paid_paise;
  // A way, or a visit left for safety, is paid as it is.
  if (row.status !== 'completed') return { grossPaise: netPaise, deductions: [], netPaise };
  const feePaise = quoted.grossPaise - netPaise;
  // A visit refunded by itself leaves no fee to deduct: a Karigar who came to some of the visits lost all of it or nothing.
  if (feePaise <= 0 || (row.day_refunded && row.own_days < daysServed(row)))
    return { grossPaise: netPaise, deductions: [], netPaise };
  const deductions = [{ kind: 'platform-fee', amountPaise: feePaise }] as const;
  return { grossPaise: quoted.grossPaise, deductions, netPaise };
}

function quotePay(row: VisitRow, now: Instant): KarigarPay {
  const said = attendanceNow(row, now);
  // The share of whoever stayed away goes to those who came.
  const team = (row.team ?? []).filter(({ id }) => id === row.me || said(id)?.came !== false);
  const booking = toBooking(row);
  return quoteKarigarPay({
    pricePaise: ofOwnDays(row, row.work_paise ?? booking.pricePaise),
    laborPaise: row.labor_paise,
    partsPaise: row.parts_paise,
    category: booking.category,
    option: booking.option,
    teamSize: Math.max(1, team.length),
    member: Math.max(
      0,
      team.findIndex(({ id }) => id === row.me),
    ),
  });
}

/** A Karigar who comes on some days of an event only is paid for those. */
function ofOwnDays(row: VisitRow, paise: Paise): Paise {
  const { own_days, me, attendance } = row;
  const stayedAway = attendance.some(({ karigarId, came }) => karigarId === me && !came);
  if (own_days === 0 && stayedAway) return 0;
  return own_days === 0 ? paise : Math.floor((paise * own_days) / daysServed(row));
}

function daysServed({ later_days, finished_at, starts_at }: VisitRow): number {
  const all = [{ startsAt: starts_at }, ...(later_days ?? [])];
  return daysBegun(all, finished_at ?? Number.POSITIVE_INFINITY).length;
}

/**
 * `day`: the later day of an event to which the Karigar is coming; until they are there it is seen as a visit of its
 * own.
 */
export function visitOfDayView(
  row: VisitRow,
  now: Instant,
  day: ReturnType<typeof dayOf> = undefined,
): VisitOfDay {
  const booking = toBooking(row);
  const leads = row.leader === row.me;
  return {
    id: booking.id,
    reference: booking.reference,
    status: row.exit ? 'cancelled' : (day?.status ?? booking.status),
    serviceSlug: booking.serviceSlug,
    category: booking.category,
    option: booking.option,
    date: dateInIndia(booking.startsAt),
    time: slotLabel(minuteOfDayInIndia(booking.startsAt)),
    startsAt: toIndiaIso(booking.startsAt),
    endsAt: toIndiaIso(booking.endsAt),
    leaveAt: toIndiaIso(row.leave_at ?? booking.startsAt),
    pincode: booking.address.pincode,
    society: booking.address.society ?? '',
    leads,
    netPaise: payOf(row, now).netPaise,
    ...{ safetyExit: exitView(row), zone: booking.suspension && noticeOf(booking.suspension) },
    actions: karigarActions(
      {
        status: booking.status,
        comingOnDay: day?.status,
        startsAt: booking.startsAt,
        leads,
        comesAlong: !leads && row.exit === null,
        mayCloseAt:
          triesMade(row, now) >= policy.noShow.contactTries && mayStillClose(row, now)
            ? waitUntil(row, now)
            : null,
        atDoorOfDay: dayAtDoor(row, now) !== undefined,
        hasOpenEstimate: row.open_estimate,
        ...whatIsAhead(row, now),
        mayReportAbsent: (row.team ?? []).length > 1 && mayReportAbsence(row, now),
        mayAttend: mayAttend(row, now),
        mayRate: !row.rated && isRatingOpen({ acceptedAt: row.accepted_at }, now),
      },
      now,
    ),
  };
}

const exitView = ({ exit }: VisitRow): VisitOfDay['safetyExit'] =>
  exit && {
    ...exit,
    leftAt: toIndiaIso(exit.leftAt),
    callBy: toIndiaIso(exit.callBy),
    calledAt: exit.calledAt === null ? null : toIndiaIso(exit.calledAt),
  };
