import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listAudit as promise } from '#contract/ops/list-audit.ts';
import { addDays, type Instant, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Listed = OutputOf<typeof promise>;
type Entry = Listed['entries'][number];
type Row = Omit<Entry, 'at'> & { at: Instant; cursor: string };

const MOST = 100;

/** Acts and looks of operations, from three logs that nobody changes, the latest first. */
export async function listAudit(
  db: Database,
  { kind, by, about, text, names, from, until, before }: InputOf<typeof promise>,
): Promise<Listed> {
  const [at, cursorKind, id] = before?.split('/') ?? [];
  const rows = await latest.run(db, [
    kind ? [kind] : ['act', 'look'],
    by ?? null,
    about ?? null,
    text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null,
    from ? new Date(instantInIndia(from)) : null,
    until ? new Date(instantInIndia(addDays(until, 1))) : null,
    ...([at ?? null, cursorKind ?? null, id ?? null, MOST] as const),
    names?.split(',') ?? null,
  ]);
  return {
    entries: rows.map(({ cursor: _, ...row }) => ({ ...row, at: toIndiaIso(row.at) })),
    next: rows.length === MOST ? (rows.at(-1)?.cursor ?? null) : null,
  };
}

type Asked = [
  kinds: string[],
  by: string | null,
  about: string | null,
  like: string | null,
  from: Date | null,
  until: Date | null,
  cursorAt: string | null,
  cursorKind: string | null,
  cursorId: string | null,
  most: number,
  names: readonly string[] | null,
];

/** Each log is read by its own index as far as a page needs it; a moment is kept to the microsecond, as it was written. */
const branch = (kind: string, at: string, id: string): string =>
  `${`'${kind}' = any ($1)`}
      and ($5::timestamptz is null or ${at} >= $5) and ($6::timestamptz is null or ${at} < $6)
      and ($7::numeric is null or (extract(epoch from ${at}), '${kind}'::text, ${id}) < ($7::numeric, $8::text, $9::bigint))
      and ($7::numeric is null or ${at} <= to_timestamp($7::double precision) + interval '1 millisecond')`;

const latest = statement<Asked, Row>({
  name: 'view-audit',
  text: `select log.kind || ' ' || log.id as id, log.kind, log.at, log.by_id as "byId",
      (select u.full_name from users u where u.id = case when length(log.by_id) = 36 then log.by_id::uuid end) as by,
      log.name, log.what, log.about, case when b.id is not null then 'booking' else log.whose end as whose, b.reference,
      log.why, log.result, extract(epoch from log.at)::text || '/' || log.kind || '/' || log.id as cursor
    from (
      (select 'act' as kind, e.id, e.at, substr(e.actor, 5) as by_id, e.type as name, null::text as what,
          e.subject::text as about, null::text as whose, coalesce(e.data ->> 'said', e.data ->> 'why') as why, null::text as result
        from events e where e.actor like 'ops:%' and ${branch('act', 'e.at', 'e.id')}
          and ($2::text is null or e.actor = 'ops:' || $2) and ($3::text is null or e.subject::text = $3)
          and ($4::text is null or e.type ilike $4 or e.type = any ($11) or coalesce(e.data ->> 'said', e.data ->> 'why') ilike $4)
        order by e.at desc, e.id desc limit $10)
      union all
      (select 'look', l.id, l.at, l.by_user_id::text, l.operation, l.what, l.subject, l.whose, l.why, null
        from looks l where ${branch('look', 'l.at', 'l.id')}
          and ($2::text is null or l.by_user_id::text = $2)
          and ($3::text is null or l.subject = $3 or l.user_id::text = $3)
          and ($4::text is null or l.operation ilike $4 or l.operation = any ($11) or l.what ilike $4 or l.why ilike $4)
        order by l.at desc, l.id desc limit $10)
      union all
      (select 'request', s.id, s.at, s.user_id::text, s.operation, null, null, null, null, s.result
        from security_events s
        where s.kind in ('act-of-operations', 'sign-in-of-operations', 'second-factor', 'refused-by-role')
          and ${branch('request', 's.at', 's.id')}
          and ($2::text is null or s.user_id::text = $2) and $3::text is null
          and ($4::text is null or s.operation ilike $4 or s.operation = any ($11) or s.result ilike $4)
        order by s.at desc, s.id desc limit $10)
    ) log left join bookings b on b.id = case when length(log.about) = 36 then log.about::uuid end
    order by log.at desc, log.kind desc, log.id desc limit $10`,
});
