import { PHASES } from '#contract/booking-phases.ts';
import type { ByLanguage } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import type { BookingRow } from '#server/modules/booking/booking-row.ts';
import type { Attendance } from '#server/modules/visit/attendance.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { ATTENDANCE, CREW_WAYS, type CrewWays } from './attendance.ts';
import { ANSWER, CAME_ALONG, LAST_DAY } from './crew.ts';
import { DAY_WAY, LATER_DAYS, type LaterDaysOfKarigar } from './later-days.ts';
import { safetyTakenBy } from './safety-case.ts';

/** A booking as the Karigar who comes to it sees it. */
export type VisitRow = BookingRow &
  LaterDaysOfKarigar & {
    me: number;
    leader: number | null;
    leave_at: Instant | null;
    /** How many minutes the Karigar's way to each of its days is planned to take, where their time is held. */
    ways: Readonly<Record<string, number>> | null;
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
    /** Why the Karigar is not sent to this customer again, if so. */
    parted: 'safety' | 'refused' | null;
    latitude: number | null;
    longitude: number | null;
    /** The name of the pincode. */
    area: Partial<ByLanguage<string>> | null;
    /** Everybody who comes, the leader first. */
    team: { id: number; name: string; comes: boolean }[] | null;
    /** The Karigar's questions to the customer, to come earlier, on each of its days. */
    asked: { id: string; dayId: string; wantsAt: Instant; answer: 'yes' | 'no' | null }[] | null;
    /** How they left it for safety, or had to leave it. */
    exit: {
      leftAt: Instant;
      bySelf: boolean;
      callBy: Instant;
      calledAt: Instant | null;
      takenBy: string | null;
      closed: boolean;
    } | null;
    /** The bill's sums for the service, labour and parts; nothing before there is one. */
    work_paise: number | null;
    /** The Karigar's money from it by the books; nothing before anything was posted. */
    paid_paise: number | null;
    /** The income tax kept of it; what is paid on top has its own. */
    tax_paise: number;
    /** A complaint about one of its days took something off the bill. */
    day_refunded: boolean;
    attendance: readonly Attendance[];
    crew_ways: CrewWays;
    labor_paise: number;
    parts_paise: number;
  };

export const SELECT_VISIT = `select b.*, b.suspension, me.id as me, v.karigar_id as leader, v.set_out_at, v.started_at, v.finished_at,
    v.accepted_at, v.start_code_tries, v.contact_tries,
    (select min(a.at) from karigar_actions a where a.booking_id = b.id and a.karigar_id = v.karigar_id
      and a.act = 'try-contact' and a.refusal is null and a.at >= v.assigned_at) as first_try_at,
    ${LATER_DAYS} as later_days, way.start_code_tries as day_tries,
    (select jsonb_object_agg(h.booking_id, floor(extract(epoch from leave_by(h.karigar_id, h.leave_at, h.starts_at)) * 1000))
      from later_visits d join holds h on h.booking_id = d.id and h.karigar_id = me.id
      where d.booking_id = b.id) as day_leaves,
    (select count(*) from visits d join holds h on h.booking_id = d.id and h.karigar_id = me.id
      where d.booking_id = b.id and d.ended_as is null and not exists (select from crew_attendance a
        where a.visit_id = d.id and a.karigar_id = me.id and not a.came)) as own_days, ${ATTENDANCE} as attendance, ${CREW_WAYS} as crew_ways,
    v.partial, p.latitude, p.longitude, p.names as area,
    (select leave_by(h.karigar_id, h.leave_at, h.starts_at) from holds h
      where h.booking_id = b.id and h.karigar_id = me.id) as leave_at,
    (select jsonb_object_agg(h.booking_id, floor(extract(epoch from h.starts_at - h.leave_at) / 60))
      from holds h where h.karigar_id = me.id and h.booking_id = any(
        array(select d.id from later_visits d where d.booking_id = b.id) || b.id)) as ways,
    exists (select from estimates e where e.booking_id = b.id and e.state = 'proposed') as open_estimate,
    exists (select from ratings r where r.booking_id = b.id and r.rated_by = 'karigar') as rated,
    (select case when a.reason is null then 'safety' else 'refused' end from partings a
      where a.user_id = b.user_id and a.karigar_id = me.id) as parted,
    (select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'comes', exists (select from holds h
          where h.booking_id = ${LAST_DAY} and h.karigar_id = k.id and ${ANSWER} = 'accepted'))
        order by k.id is distinct from v.karigar_id, k.id)
      from karigars k where k.id = v.karigar_id
        or k.id in (select x.karigar_id from safety_exits x where x.booking_id = b.id)
        or k.id in (select h.karigar_id from holds h where h.booking_id = ${LAST_DAY} and (${CAME_ALONG}
          or ${ANSWER} = 'open' and b.status in ${sqlList(PHASES.expected)}))) as team,
    (select jsonb_agg(jsonb_build_object('id', e.id, 'dayId', e.day_id, 'answer', e.answer,
        'wantsAt', floor(extract(epoch from e.wants_at) * 1000)) order by e.asked_at)
      from early_requests e where e.booking_id = b.id and e.karigar_id = me.id) as asked,
    (select jsonb_build_object('leftAt', floor(extract(epoch from x.left_at) * 1000), 'bySelf', x.by_self,
        'callBy', floor(extract(epoch from x.call_by) * 1000), 'calledAt', floor(extract(epoch from x.called_at) * 1000),
        'takenBy', ${safetyTakenBy('b.id', 'me.id')}, 'closed', x.closed_at is not null)
      from safety_exits x where x.booking_id = b.id and x.karigar_id = me.id) as exit,
    (select coalesce(-sum(l.amount_paise) filter (where l.account = 'karigar_payable:' || me.id),
        case when bool_or(e.kind in ('work-accepted', 'rework-done')) then 0 end)::bigint
      from ledger_entries e join ledger_lines l on l.entry_id = e.id
      where e.booking_id = b.id
        and e.kind in ('work-accepted', 'rework-done', 'visit-paid', 'safety-paid', 'complaint-borne', 'attendance-paid')) as paid_paise,
    (select coalesce(sum(t.kept_paise), 0)::bigint from income_tax_kept t where t.karigar_id = me.id
      and t.event_id in (select e.event_id from ledger_entries e where e.booking_id = b.id
        and e.kind not in ('waiting-paid', 'long-way-paid'))) as tax_paise,
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
export const IS_THEIRS = `me.user_id = $1 and (exists (select from safety_exits x
    where x.booking_id = b.id and x.karigar_id = me.id) or b.status not in ('pending', 'expired')
  and (v.karigar_id is not null or b.status = 'in_progress') and (v.karigar_id = me.id
  or exists (select from offers o join holds h on h.karigar_id = o.karigar_id
    where o.booking_id = b.id and o.karigar_id = me.id and o.state = 'accepted'
      and (h.booking_id = b.id and o.starts_at = b.starts_at
        or b.status in ${sqlList(PHASES.begun)}
        and h.booking_id in (select d.id from later_visits d where d.booking_id = b.id)))))`;

/** A complaint may cut their pay: also of those who gave their place back after it had begun. */
export const IS_HEARD = `me.user_id = $1 and exists (select from crew_hearings x
    where x.booking_id = b.id and x.karigar_id = me.id)`;
