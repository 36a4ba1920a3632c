import type { OutputOf } from '#contract/operation.ts';
import type { listKarigarBatches as promise } from '#contract/ops/list-karigar-batches.ts';
import { addDays, dateInIndia, type Instant, type LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Listed = OutputOf<typeof promise>;

/** Half a year of Mondays. */
const REACH_DAYS = 183;

const NAMES = (column: string) =>
  `coalesce((select jsonb_agg(distinct coalesce(u.full_name, '')) from transfers o join users u on u.id = o.${column}
      where o.batch_on = p.batch_on), '[]')`;

const selectBatches = statement<[string, LocalDate], Listed['batches'][number]>({
  name: 'ops-karigar-batches',
  text: `select to_char(p.batch_on, 'YYYY-MM-DD') as "batchOn", count(*)::integer as payouts, coalesce(sum(p.amount_paise) filter (where p.state <> 'returned'), 0)::bigint as "amountPaise",
      count(*) filter (where p.open)::integer as waiting,
      count(*) filter (where p.state = 'paid')::integer as paid,
      count(*) filter (where p.state = 'returned')::integer as returned,
      jsonb_build_object('payouts', count(*) filter (where p.waits),
        'amountPaise', coalesce(sum(p.amount_paise) filter (where p.waits), 0)) as unchecked,
      ${NAMES('requested_by')} as "madeBy", ${NAMES('approved_by')} as "checkedBy",
      coalesce(bool_and(p.requested_by is distinct from $1::uuid
          and not exists (select from karigars k where k.id = p.karigar_id and k.user_id = $1::uuid)) filter (where p.waits), false)
        as "mayCheck"
    from (select *, state not in ('paid', 'returned') as open, state not in ('paid', 'returned') and needs_check and approved_by is null as waits
      from transfers where batch_on > $2) p
    group by p.batch_on order by p.batch_on desc`,
});

/** The batches as whoever asks sees them: nobody checks what they have made or what pays them. */
export const listKarigarBatches = async (
  db: Database,
  by: string,
  now: Instant,
): Promise<Listed> => ({
  batches: await selectBatches.run(db, [by, addDays(dateInIndia(now), -REACH_DAYS)]),
});
