import { PHASES } from '#contract/booking-phases.ts';
import type { LocalDate } from '#kernel/time.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Two periods side by side: the one before runs from `first`, the asked one from `from`; of one service, or of all. */
type Days = readonly [first: LocalDate, last: LocalDate, from: LocalDate, serviceId: number | null];
type Moments = readonly [first: Date, end: Date, from: Date, serviceId: number | null];
type Period = readonly [from: LocalDate, until: LocalDate, serviceId: number | null];

export const selectJudged = statement<
  Days,
  { now: boolean; pincode: string; hour: number; visits: number; onTime: number; back: number }
>({
  name: 'view-quality-judged',
  text: `select on_day >= $3::date as now, pincode, hour, count(*)::int as visits,
      count(*) filter (where on_time)::int as "onTime", count(*) filter (where came_back)::int as back
    from visit_facts where on_day between $1 and $2 and ($4::int is null or service_id = $4) group by 1, 2, 3`,
});

export const selectDays = statement<Period, { day: LocalDate; visits: number; late: number }>({
  name: 'view-quality-days',
  text: `select on_day as day, count(*)::int as visits, count(*) filter (where not on_time)::int as late
    from visit_facts where on_day between $1 and $2 and ($3::int is null or service_id = $3) group by on_day`,
});

export const selectServices = statement<
  Period,
  { serviceId: number; name: string; visits: number; late: number }
>({
  name: 'view-quality-services',
  text: `select f.service_id as "serviceId", (select b.service_name from bookings b where b.id = min(f.booking_id::text)::uuid) as name,
      sum(visits)::int as visits, sum(late)::int as late
    from (select service_id, count(*) as visits, count(*) filter (where not on_time) as late,
        (array_agg(booking_id))[1] as booking_id
      from visit_facts where on_day between $1 and $2 and ($3::int is null or service_id = $3) group by service_id) f
    group by f.service_id order by late desc, visits desc`,
});

export const selectKarigars = statement<
  Period,
  { karigarId: number; name: string | null; visits: number; late: number }
>({
  name: 'view-quality-karigars',
  text: `select worst.karigar_id as "karigarId", k.name, worst.visits, worst.late
    from (select karigar_id, count(*)::int as visits, count(*) filter (where not on_time)::int as late
        from visit_facts where on_day between $1 and $2 and ($3::int is null or service_id = $3)
          and karigar_id is not null
        group by karigar_id having count(*) filter (where not on_time) > 0
        order by late desc, visits limit 12) worst
      join karigars k on k.id = worst.karigar_id order by worst.late desc, worst.visits, k.id`,
});

type ReasonRow = { now: boolean; day: LocalDate; reason: string; count: number };

export const selectRefused = statement<Days, ReasonRow>({
  name: 'view-quality-refused',
  text: `select day >= $3::date as now, day, reason, sum(requests)::int as count
    from refused_wishes where day between $1 and $2 and ($4::int is null or service_id = $4) group by day, reason`,
});

/** How a firm booking was given up, and by whom; `{b}` is the booking. */
export const REASON = `case b.status when 'no_show_customer' then 'nobody-home' when 'no_show_provider' then 'karigar-missing'
  else coalesce((select case when e.type = 'BookingCalledOff' then 'called-off'
      when e.type <> 'BookingCancelled' then 'safety'
      when e.data ->> 'reason' = 'late' then 'we-were-late'
      when e.actor like 'ops:%' then 'by-telephone' else 'by-customer' end
    from events e where e.subject = b.id and e.type in ('BookingCancelled', 'BookingCalledOff', 'VisitStoppedForSafety')
    order by e.id desc limit 1), 'other') end`;

export const selectGivenUp = statement<Moments, ReasonRow & { unjudged: number }>({
  name: 'view-quality-given-up',
  text: `select b.starts_at >= $3 as now, day_in_india(b.starts_at) as day, ${REASON} as reason, count(*)::int as count,
      count(*) filter (where not exists (select from visit_facts f where f.visit_id = b.id))::int as unjudged
    from bookings b where b.starts_at >= $1 and b.starts_at < $2 and b.firm_at is not null
      and b.status in ${sqlList(PHASES.ended)}
      and ($4::int is null or b.service_id = $4) group by 1, 2, 3`,
});

export const selectRated = statement<
  Moments,
  { now: boolean; stars: number; count: number; total: number }
>({
  name: 'view-quality-rated',
  text: `select rated_at >= $3 as now, stars, count(*)::int as count, sum(stars)::int as total from ratings
    where rated_by = 'customer' and rated_at >= $1 and rated_at < $2 and ($4::int is null or service_id = $4)
    group by 1, 2`,
});

export type RefundRow = { now: boolean; tenths: number; count: number };

/** As they are judged in public: from the day on which somebody had a right to it until the bank has it. */
export const selectRefunds = statement<Days, RefundRow>({
  name: 'view-quality-refunds',
  text: `select mark.on_day >= $3::date as now, mark.tenths, count(*)::int as count from figure_marks mark
    where mark.kind = 'refunds' and mark.on_day between $1 and $2
      and ($4::int is null or exists (select from transfers t join bookings b on b.id = t.booking_id
        where t.id = mark.thing::uuid and b.service_id = $4))
    group by 1, 2 order by mark.tenths`,
});
