import { PHASES } from '#contract/booking-phases.ts';
import { dateInIndia, type Instant, type LocalDate } from '#kernel/time.ts';
import type { DayEarned } from '#server/modules/allowance/allowance.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

type FloorDue = DayEarned & {
  readonly userId: string;
  readonly karigarId: number;
  readonly day: LocalDate;
};

/** Committed days whose visits are all settled, the oldest first. A pay for several days counts in equal parts. */
export const listFloorsDue = (db: Database, now: Instant): Promise<FloorDue[]> =>
  selectDue.run(db, [dateInIndia(now)]);

/** `d` is the day, from its midnight in India to the next. */
const ON_THE_DAY = 'v.starts_at >= d.begins and v.starts_at < d.ends';
const THEIRS = `(v.karigar_id = c.karigar_id or exists (select from offers o
  where o.booking_id = v.booking_id and o.karigar_id = c.karigar_id and o.state = 'accepted'))`;

const selectDue = statement<[LocalDate], FloorDue>({
  name: 'view-floors-due',
  text: `select k.user_id as "userId", c.karigar_id as "karigarId", c.day::text as day, c.floor_paise as "floorPaise",
      earned.paise as "earnedPaise", declined.any or no_show.any as "wasAway"
    from karigar_commitments c join karigars k on k.id = c.karigar_id and k.user_id is not null
      cross join lateral (select c.day::timestamp at time zone 'Asia/Kolkata' as begins,
        (c.day + 1)::timestamp at time zone 'Asia/Kolkata' as ends) d
      cross join lateral (select coalesce(floor(sum(-l.amount_paise::numeric / b.days)), 0)::bigint as paise
        from bookings b join ledger_entries e on e.booking_id = b.id
          join ledger_lines l on l.entry_id = e.id and l.account = 'karigar_payable:' || c.karigar_id and l.amount_paise < 0
        where b.id in (select v.booking_id from visits v where ${ON_THE_DAY})) earned
      cross join lateral (select exists (select from offers o where o.karigar_id = c.karigar_id and o.state = 'declined'
        and o.starts_at >= d.begins and o.starts_at < d.ends and o.beyond_minutes = 0
        and o.offered_at >= c.committed_at) as any) declined
      cross join lateral (select exists (select from visits v join bookings b on b.id = v.booking_id
        where ${ON_THE_DAY} and v.karigar_id = c.karigar_id
          and 'no_show_provider' in (b.status, v.ended_as)) as any) no_show
    where c.day < $1::date and c.settled_at is null and c.floor_paise > 0
      and not exists (select from visits v join bookings b on b.id = v.booking_id
        where ${ON_THE_DAY} and v.ended_as is null and b.status in ${sqlList(PHASES.unsettled)} and ${THEIRS})
    order by c.day, c.karigar_id limit 500`,
});
