import { PHASES } from '#contract/booking-phases.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listKarigars as promise } from '#contract/ops/list-karigars.ts';
import { type ByLanguage, inEveryLanguage } from '#kernel/languages.ts';
import { DAY, type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

const A_PAGE = 50;
const SERVED_WITHIN = 28 * DAY;

type Wanted = InputOf<typeof promise>;
type Row = {
  readonly karigarId: number;
  readonly name: string;
  readonly names: Partial<ByLanguage<string>>;
  readonly skills: readonly number[];
  readonly stars: number | null;
  readonly ratings: number;
  readonly served: number;
  readonly nextAt: Instant | null;
  readonly fitting: number;
};

/** One page of Karigars by name, and how many fit in all. */
export async function listKarigars(
  db: Database,
  { standing, name, pincode, serviceId, after }: Wanted,
  now: Instant,
): Promise<OutputOf<typeof promise>> {
  const rows = await selectPage.run(db, [
    ...([standing, name?.trim() ?? '', pincode ?? null, serviceId ?? null] as const),
    ...([after ?? null, new Date(now - SERVED_WITHIN), new Date(now), A_PAGE + 1] as const),
  ]);
  const page = rows.slice(0, A_PAGE);
  return {
    karigars: page.map(({ karigarId, names, skills, stars, ratings, served, nextAt, ...row }) => ({
      ...{ karigarId, skills: [...skills], served, area: inEveryLanguage(names) },
      name: shownTo('operations', 'karigar.name', row.name),
      rating: { stars, count: ratings },
      nextVisitAt: nextAt === null ? null : toIndiaIso(nextAt),
    })),
    count: rows[0]?.fitting ?? 0,
    next: rows.length > A_PAGE ? (page.at(-1)?.karigarId ?? null) : null,
  };
}

const selectPage = statement<
  readonly [string, string, string | null, number | null, number | null, Date, Date, number],
  Row
>({
  name: 'view-karigars-listed',
  text: `with fitting as (
      select k.id, k.name, p.names from karigars k join pincodes p on p.pincode = k.home_pincode
        left join karigar_pauses o on o.user_id = k.user_id and o.over_at is null
      where case $1 when 'active' then k.active
          when 'paused' then not k.active and o.decision is distinct from 'end' and o.id is not null
          else not k.active and (o.id is null or o.decision = 'end') end
        and strpos(lower(k.name), lower($2)) > 0
        and ($3::text is null or k.home_pincode = $3)
        and ($4::int is null or exists (select from karigar_skills s where s.karigar_id = k.id and s.service_id = $4))),
    page as (
      select * from fitting f where $5::int is null or (f.name, f.id) > (select l.name, l.id from karigars l where l.id = $5)
      order by f.name, f.id limit $8)
    select f.id as "karigarId", f.name, f.names, (select count(*)::int from fitting) as fitting, r.stars, r.ratings,
      array(select s.service_id from karigar_skills s where s.karigar_id = f.id order by s.service_id) as skills,
      (select count(*)::int from holds h join visits d on d.id = h.booking_id and d.ended_as is null
        join bookings b on b.id = d.booking_id and b.status in ${sqlList(PHASES.finished)}
        where h.karigar_id = f.id and h.starts_at >= $6 and h.starts_at < $7 and not exists (select from crew_attendance a
          where a.visit_id = d.id and a.karigar_id = f.id and not a.came)) as served,
      (select min(h.starts_at) from holds h join visits d on d.id = h.booking_id and d.ended_as is null
        join bookings b on b.id = d.booking_id and b.status in ${sqlList(PHASES.expected)}
        where h.karigar_id = f.id and h.starts_at > $7) as "nextAt"
    from page f, lateral (select round(avg(r.stars), 2)::float8 as stars, count(*)::int as ratings
      from ratings r where r.karigar_id = f.id and r.rated_by = 'customer' and r.left_out is null) r
    order by f.name, f.id`,
});
