import type { OutputOf } from '#contract/operation.ts';
import type { listKarigarPapers as promise } from '#contract/ops/list-karigar-papers.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import { lastDayToWarnOf } from '#server/modules/karigar/papers.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Papers = OutputOf<typeof promise>;
type Row = Omit<Papers['papers'][number], 'remindedAt'> & { remindedAt: Instant | null };

const selectPapers = statement<[string, string], Row>({
  name: 'ops-karigar-papers',
  text: `select k.id as "karigarId", k.name, c.kind, c.number, c.valid_until::text as "validUntil",
      case when c.valid_until < $2::date then 'over' else 'ends-soon' end as state,
      (select max(e.at) from events e where e.subject = c.user_id and e.type = 'KarigarPaperEnds'
        and e.data @> jsonb_build_object('checkId', c.id)) as "remindedAt"
    from (select distinct on (user_id, kind) * from karigar_checks
      order by user_id, kind, checked_on desc, recorded_at desc) c
      join karigars k on k.user_id = c.user_id and k.active
    where c.valid_until <= $1::date order by c.valid_until, c.id limit 500`,
});

/** The papers that need a new one, whether or not their Karigar was reminded yet. */
export async function listKarigarPapers(db: Database, now: Instant): Promise<Papers> {
  const today = dateInIndia(now);
  const rows = await selectPapers.run(db, [lastDayToWarnOf(today), today]);
  return {
    papers: rows.map(({ remindedAt, name, ...row }) => ({
      ...row,
      name: shownTo('operations', 'karigar.name', name),
      remindedAt: remindedAt === null ? null : toIndiaIso(remindedAt),
    })),
  };
}
