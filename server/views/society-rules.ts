import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listSocietyRules as promise } from '#contract/ops/list-society-rules.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Listed = OutputOf<typeof promise>;
type Society = Listed['societies'][number];

const MOST = 100;

/** Societies in the order of their names, those of a pincode or whose name begins so. */
export async function listSocietyRules(
  db: Database,
  { text = '', before }: InputOf<typeof promise>,
): Promise<Listed> {
  const like = `${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const [name, id] = before?.split('\t') ?? [];
  const [societies, total] = await Promise.all([
    select.run(db, [like, name ?? null, Number(id ?? 0), MOST]),
    count.first(db, [like]),
  ]);
  const last = societies.length === MOST ? societies.at(-1) : undefined;
  return { societies, total: total?.total ?? 0, next: last ? `${last.name}\t${last.id}` : null };
}

/** Everything that a society `s` asks of visitors. */
export const SOCIETY_RULES = `s.id, s.name, s.pincode, s.wings, s.synthetic, s.quiet_for as "quietFor",
      s.gate_needs_pass as "gateNeedsPass", s.gate_minutes as "gateMinutes", s.gate_words as "gateWords", s.lift,
      s.for_workers as "forWorkers",
      coalesce((select jsonb_agg(jsonb_build_object('weekday', q.weekday, 'startsMinute', q.starts_minute,
          'endsMinute', q.ends_minute) order by q.weekday, q.starts_minute)
        from society_quiet_hours q where q.society_id = s.id), '[]') as "quietHours"`;

const select = statement<[string, string | null, number, number], Society>({
  name: 'view-society-rules',
  text: `select ${SOCIETY_RULES}
    from societies s where (s.name ilike $1 or s.pincode like $1)
      and ($2::text is null or (s.name, s.id) > ($2, $3::integer))
    order by s.name, s.id limit $4`,
});

const count = statement<[string], { total: number }>({
  name: 'view-society-rules-count',
  text: 'select count(*)::integer as total from societies where name ilike $1 or pincode like $1',
});
