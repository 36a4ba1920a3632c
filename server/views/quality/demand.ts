import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { readDemand as promise } from '#contract/ops/read-demand.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { momentsOf, periodsOf, readWards } from './period.ts';

type Demand = OutputOf<typeof promise>;
type Hour = Demand['wards'][number]['hours'][number];
type Row = { pincode: string; hour: number; minutes: number };

/** Counts the Karigars' time that was taken and the bookings that were refused, by ward and hour. */
export async function readDemand(
  db: Database,
  span: InputOf<typeof promise>,
): Promise<Outcome<Demand, 'days-invalid'>> {
  const periods = periodsOf(span);
  if (!periods.ok) return periods;
  const { period, before } = periods.value;
  const [first, end, from] = momentsOf(periods.value);
  const [wards, held, onDuty, refused, heldBefore, onDutyBefore] = await Promise.all([
    readWards(db),
    selectHeld.run(db, [from, end]),
    selectOnDuty.run(db, [period.from, period.until]),
    selectRefused.run(db, [period.from, period.until]),
    selectHeldInAll.first(db, [first, from]),
    selectOnDuty.run(db, [before.from, before.until]),
  ]);
  const found = new Map<
    string,
    { names: Demand['wards'][number]['names']; hours: Map<number, Hour> }
  >();
  const add = (rows: readonly Row[], key: 'held' | 'onDuty' | 'refused') => {
    for (const { pincode, hour, minutes } of rows) {
      const ward = wards.get(pincode);
      if (!ward) continue;
      const of = found.get(ward.ward) ?? { names: ward.names, hours: new Map<number, Hour>() };
      const one = of.hours.get(hour) ?? { hour, held: 0, onDuty: 0, refused: 0 };
      of.hours.set(hour, { ...one, [key]: one[key] + minutes });
      found.set(ward.ward, of);
    }
  };
  add(held, 'held');
  add(onDuty, 'onDuty');
  add(refused, 'refused');
  return accept({
    period,
    wards: [...found]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([ward, { names, hours }]) => ({
        ...{ ward, names },
        hours: [...hours.values()].sort((one, other) => one.hour - other.hour),
      })),
    before: {
      held: heldBefore?.minutes ?? 0,
      onDuty: onDutyBefore.reduce((total, { minutes }) => total + minutes, 0),
    },
  });
}

/** Time is held from setting out to being free again; it counts in each hour for what of it lies there. */
const selectHeld = statement<[Date, Date], Row>({
  name: 'view-quality-held',
  text: `with spans as (
      select h.pincode, (extract(epoch from h.leave_at) / 60)::int + 330 as leaves,
          (extract(epoch from h.ends_at) / 60)::int + 330 as ends
        from holds h where h.starts_at >= $1 and h.starts_at < $2
    )
    select pincode, (hour % 24)::int as hour, sum(least(ends, (hour + 1) * 60) - greatest(leaves, hour * 60))::int as minutes
      from spans cross join generate_series(leaves / 60, (ends - 1) / 60) hour group by 1, 2`,
});

const selectHeldInAll = statement<[Date, Date], { minutes: number }>({
  name: 'view-quality-held-in-all',
  text: `select coalesce(sum(extract(epoch from ends_at - leave_at) / 60), 0)::int as minutes
    from holds where starts_at >= $1 and starts_at < $2`,
});

/** Counts by the hours that active Karigars keep today, without days on leave and days on which their city was closed. */
const selectOnDuty = statement<[LocalDate, LocalDate], Row>({
  name: 'view-quality-on-duty',
  text: `with days as (
      select c.slug as city, day::date as day, extract(dow from day)::smallint as weekday
        from cities c cross join generate_series($1::date, $2::date, interval '1 day') day
        where not exists (select from city_closures closed where closed.city = c.slug and closed.day = day::date)
    ), weekdays as (select city, weekday, count(*) as days from days group by city, weekday),
    kept as (
      select k.home_pincode as pincode, p.city, s.weekday, s.starts_minute, s.ends_minute, count(*) as karigars
        from karigars k join pincodes p on p.pincode = k.home_pincode join karigar_shifts s on s.karigar_id = k.id
        where k.active group by 1, 2, 3, 4, 5
    ), duties as (
      select pincode, starts_minute, ends_minute, karigars * days as times from kept join weekdays using (city, weekday)
      union all
      select k.home_pincode, s.starts_minute, s.ends_minute, -1
        from karigar_leaves l join karigars k on k.id = l.karigar_id and k.active
          join pincodes p on p.pincode = k.home_pincode join days d on d.day = l.day and d.city = p.city
          join karigar_shifts s on s.karigar_id = k.id and s.weekday = d.weekday
    )
    select pincode, (hour % 24)::int as hour,
        sum(times * (least(ends_minute, (hour + 1) * 60) - greatest(starts_minute, hour * 60)))::int as minutes
      from (select pincode, starts_minute, ends_minute, sum(times) as times from duties group by 1, 2, 3) own
        cross join generate_series(starts_minute / 60, (ends_minute - 1) / 60) hour group by 1, 2`,
});

const selectRefused = statement<[LocalDate, LocalDate], Row>({
  name: 'view-quality-refused-places',
  text: `select pincode, hour::int, sum(requests)::int as minutes from refused_wishes
    where day between $1 and $2 group by 1, 2`,
});
