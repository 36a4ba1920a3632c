import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listRefusedWishes as promise } from '#contract/ops/list-refused-wishes.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { isLocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { periodsOf } from './period.ts';

type Listed = OutputOf<typeof promise>;
type Row = Listed['rows'][number];

const MOST = 100;

/** The refused wishes of a period as they were counted, the latest day first, a page at a time by their key. */
export async function listRefusedWishes(
  db: Database,
  { before, reason, ...period }: InputOf<typeof promise>,
): Promise<Outcome<Listed, 'days-invalid' | 'cursor-invalid'>> {
  const periods = periodsOf(period);
  if (!periods.ok) return periods;
  const { from, until, serviceId } = period;
  const [day, ofReason = '', hour = 0, pincode = '', service = 0] = before?.split('/') ?? [];
  if (day !== undefined && !isLocalDate(day)) return refuse('cursor-invalid');
  const rows = await selectRefused.run(db, [
    ...([from, until, serviceId ?? null, reason ?? null, day ?? null] as const),
    ...([ofReason, Number(hour), pincode, Number(service), MOST + 1] as const),
  ]);
  const page = rows.slice(0, MOST);
  const last = page.at(-1);
  return accept({ rows: page, next: rows.length > MOST && last ? cursorOf(last) : null });
}

const cursorOf = (row: Row): string =>
  [row.day, row.reason, row.hour, row.pincode, row.serviceId].join('/');

type Asked = readonly [
  from: string,
  until: string,
  serviceId: number | null,
  reason: string | null,
  day: string | null,
  ofReason: string,
  hour: number,
  pincode: string,
  service: number,
  most: number,
];

const selectRefused = statement<Asked, Row>({
  name: 'view-quality-refused-wishes',
  text: `select w.day::text, w.reason, w.hour, w.pincode, w.service_id as "serviceId", w.requests,
      (select v.words -> 'en' ->> 'name' from service_versions v where v.service_id = w.service_id
        order by v.version desc limit 1) as "serviceName"
    from (select * from refused_wishes where day between $1::date and $2::date
        and ($3::int is null or service_id = $3) and ($4::text is null or reason = $4)
        and ($5::date is null or (day, reason, hour, pincode, service_id) < ($5::date, $6, $7, $8, $9))
      order by day desc, reason desc, hour desc, pincode desc, service_id desc limit $10) w
    order by w.day desc, w.reason desc, w.hour desc, w.pincode desc, w.service_id desc`,
});
