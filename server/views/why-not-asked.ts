import type { readWhyNotAsked as promise } from '#contract/karigar/read-why-not-asked.ts';
import type { OutputOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { dayPartOf, type PastVisit, whyNotAsked } from '#server/modules/dispatch/not-asked.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { findWork } from './me.ts';

/** The week behind, and no more visits of it than say enough. */
const BACK = 7 * DAY;
const MOST = 2000;

/** The visits of their trades for which others were asked, counted by why it was not this Karigar. */
export async function readWhyNotAsked(
  db: Database,
  userId: string,
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, 'not-on-roster'>> {
  const work = await findWork(db, userId, now);
  if (!work) return refuse('not-on-roster');
  const visits = await selectPast.run(db, [userId, new Date(now - BACK), new Date(now), MOST]);
  const reasons = { leave: 0, reach: 0, hours: 0, busy: 0, others: 0 };
  const outsideHours = { morning: 0, afternoon: 0, evening: 0 };
  for (const visit of visits) {
    if (visit.asked) continue;
    const why = whyNotAsked(visit, work);
    reasons[why] += 1;
    if (why === 'hours') outsideHours[dayPartOf(visit.startsAt)] += 1;
  }
  const asked = visits.filter((visit) => visit.asked).length;
  const { reachMinutes } = work;
  return accept({ visits: visits.length, asked, reasons, outsideHours, reachMinutes });
}

const selectPast = statement<[userId: string, from: Date, until: Date, most: number], PastVisit>({
  name: 'view-past-visits-of-trade',
  text: `select b.starts_at as "startsAt", b.ends_at as "endsAt",
      case when k.home_pincode = b.address ->> 'pincode' then 0 else t.minutes end as "travelMinutes",
      exists (select from offers o where o.booking_id = b.id and o.karigar_id = k.id) as asked,
      exists (select from karigar_leaves l where l.karigar_id = k.id
        and l.day = (b.starts_at at time zone 'Asia/Kolkata')::date) as "onLeave",
      exists (select from holds h where h.karigar_id = k.id and h.booking_id <> b.id
        and h.starts_at > b.starts_at - interval '1 day' and h.leave_at < b.ends_at and h.ends_at > b.starts_at) as busy
    from karigars k
    join bookings b on b.starts_at >= $2 and b.starts_at < $3
      and exists (select from karigar_skills s where s.karigar_id = k.id and s.service_id = b.service_id)
      and exists (select from offers o where o.booking_id = b.id)
    left join travel_times t on t.from_pincode = k.home_pincode and t.to_pincode = b.address ->> 'pincode'
    where k.user_id = $1 and (t.minutes is not null or k.home_pincode = b.address ->> 'pincode')
    order by b.starts_at desc limit $4`,
});
