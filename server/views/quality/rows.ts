import { PHASES } from '#contract/booking-phases.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listQualityRows as promise } from '#contract/ops/list-quality-rows.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { addDays, type Instant, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import { REASON } from './figures-sql.ts';
import { periodsOf } from './period.ts';

type Listed = OutputOf<typeof promise>;
type Row = Omit<Listed['rows'][number], 'at'> & { at: Instant };

const MOST = 100;

/** The bookings behind a figure, the latest first, a page at a time by moment and id. */
export async function listQualityRows(
  db: Database,
  input: InputOf<typeof promise>,
): Promise<Outcome<Listed, 'days-invalid'>> {
  const periods = periodsOf(input);
  if (!periods.ok) return periods;
  const {
    from,
    until,
    serviceId,
    rows: which,
    ward,
    hour,
    karigarId,
    reason,
    stars,
    before,
  } = input;
  const [at, id] = before?.split('/') ?? [];
  const rows = await SELECT[which].run(db, [
    ...([new Date(instantInIndia(from)), new Date(instantInIndia(addDays(until, 1)))] as const),
    ...([serviceId ?? null, ward ?? null, hour ?? null, karigarId ?? null] as const),
    ...([reason ?? null, stars ?? null] as const),
    ...([at ? new Date(Number(at)) : null, id ?? null, MOST + 1] as const),
  ]);
  const page = rows.slice(0, MOST);
  const last = page.at(-1);
  return accept({
    rows: page.map((row) => ({
      ...row,
      at: toIndiaIso(row.at),
      karigarName: shownTo('operations', 'karigar.name', row.karigarName),
    })),
    next: rows.length > MOST && last ? `${last.at}/${last.id}` : null,
  });
}

type Asked = readonly [
  from: Date,
  end: Date,
  serviceId: number | null,
  ward: string | null,
  hour: number | null,
  karigarId: number | null,
  reason: string | null,
  stars: number | null,
  before: Date | null,
  beforeId: string | null,
  most: number,
];

type Source = {
  name: string;
  from: string;
  id: string;
  at: string;
  value: string;
  karigar?: string;
  reason?: string;
  stars?: string;
};

/** Moments are cut to the millisecond by which a page begins. */
const rowsOf = ({
  name,
  from,
  id,
  at,
  value,
  reason = 'null::text',
  stars = 'null::int',
  karigar = 'v.karigar_id',
}: Source) =>
  statement<Asked, Row>({
    name: `view-quality-rows-${name}`,
    text: `select one.id, b.id as "bookingId", b.reference, b.service_name as "serviceName", one.at, b.address ->> 'pincode' as pincode,
        k.id as "karigarId", k.name as "karigarName", one.value, one.reason
      from (select ${id} as id, b.id as booking_id, ${karigar} as karigar_id, date_trunc('milliseconds', ${at}) as at,
          (${value})::float8 as value, ${reason} as reason, ${stars} as stars from ${from}
          where ${at} >= $1 and ${at} < $2 and ($3::int is null or b.service_id = $3)
            and ($4::text is null or b.address ->> 'pincode' in (select pincode from pincodes where coalesce(ward, pincode) = $4))
            and ($5::int is null or extract(hour from ${at} at time zone 'Asia/Kolkata') = $5)
            and ($6::int is null or ${karigar} = $6)) one
        join bookings b on b.id = one.booking_id left join karigars k on k.id = one.karigar_id
      where ($7::text is null or one.reason = $7) and ($8::int is null or one.stars = $8)
        and ($9::timestamptz is null or (one.at, one.id) < ($9, $10::uuid))
      order by one.at desc, one.id desc limit $11`,
  });

const facts = (and: string) =>
  `visit_facts f join bookings b on b.id = f.booking_id join visits v on v.id = f.visit_id and f.on_day between day_in_india($1) and day_in_india($2) ${and}`;
const LATE_MINUTES = `ceil(extract(epoch from case when v.arrived_by is null then null when v.arrived_by = 'evidence' then v.started_at
  when v.id = b.id then b.arrived_at else v.arrived_at end - v.starts_at) / 60)`;
const visit = { karigar: 'f.karigar_id', id: 'v.id', at: 'v.starts_at', value: LATE_MINUTES };

const SELECT = {
  late: rowsOf({ name: 'late', ...visit, from: facts('and not f.on_time') }),
  visits: rowsOf({ name: 'visits', ...visit, from: facts('') }),
  back: rowsOf({ name: 'back', ...visit, from: facts('and f.came_back') }),
  cancelled: rowsOf({
    ...{ name: 'given-up', id: 'b.id', at: 'b.starts_at', value: 'null', reason: REASON },
    from: `(select * from bookings where firm_at is not null
        and status in ${sqlList(PHASES.ended)}) b left join visits v on v.id = b.id`,
  }),
  ratings: rowsOf({
    ...{ name: 'ratings', id: 'b.id', at: 'r.rated_at', value: 'r.stars', stars: 'r.stars' },
    from: `ratings r join bookings b on b.id = r.booking_id and r.rated_by = 'customer' left join visits v on v.id = b.id`,
  }),
  refunds: rowsOf({
    ...{ name: 'refunds', id: 't.id', at: 't.paid_at', value: 'mark.tenths / 10.0' },
    from: `figure_marks mark join transfers t on t.id = mark.thing::uuid and mark.kind = 'refunds'
      join bookings b on b.id = t.booking_id left join visits v on v.id = b.id`,
  }),
} as const;
