import { PHASES } from '#contract/booking-phases.ts';
import { addDays, instantInIndia, type LocalDate } from '#kernel/time.ts';
import type { WorkTomorrow } from '#server/modules/karigar/work-tomorrow.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Karigars who come to visits of this day, leaders and their crews, as long as nobody has told them so. */
export const listWorkTomorrow = (db: Database, date: LocalDate): Promise<WorkTomorrow[]> =>
  selectTomorrow.run(db, [
    new Date(instantInIndia(date)),
    new Date(instantInIndia(addDays(date, 1))),
    date,
  ]);

const selectTomorrow = statement<[Date, Date, LocalDate], WorkTomorrow>({
  name: 'view-work-tomorrow',
  text: `select k.user_id as "userId", k.id as "karigarId", $3 as date, count(*)::integer as visits,
      min(h.starts_at) as "startsAt"
    from holds h
      join karigars k on k.id = h.karigar_id and k.active and k.user_id is not null
      join visits day on day.id = h.booking_id and day.ended_as is null
      join bookings b on b.id = day.booking_id and b.status in ${sqlList(PHASES.expected)}
      join visits v on v.id = b.id
    where h.starts_at >= $1 and h.starts_at < $2 and (v.karigar_id = k.id
        or (v.karigar_id is not null or b.status = 'in_progress') and exists (select from offers o
          where o.booking_id = b.id and o.karigar_id = k.id and o.state = 'accepted'
            and (o.starts_at = b.starts_at or b.status = 'in_progress')))
      and not exists (select from events e where e.subject = k.user_id and e.type = 'WorkTomorrow'
        and e.data @> jsonb_build_object('date', $3::text))
    group by k.user_id, k.id order by min(h.starts_at), k.id`,
});
