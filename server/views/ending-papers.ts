import type { CheckKind } from '#contract/karigar-checks.ts';
import { dateInIndia, type Instant, type LocalDate } from '#kernel/time.ts';
import { lastDayToWarnOf } from '#server/modules/karigar/papers.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type EndingPaper = {
  readonly checkId: string;
  readonly userId: string;
  readonly karigarId: number;
  readonly kind: CheckKind;
  readonly validUntil: LocalDate;
};

const selectEnding = statement<[LocalDate, LocalDate], EndingPaper>({
  name: 'view-ending-papers',
  text: `select c.id as "checkId", c.user_id as "userId", k.id as "karigarId", c.kind, c.valid_until::text as "validUntil"
    from (select distinct on (user_id, kind) * from karigar_checks
      order by user_id, kind, checked_on desc, recorded_at desc) c
      join karigars k on k.user_id = c.user_id and k.active
    where c.valid_until <= $1 and not exists (select from events e
      where e.subject = c.user_id and e.type = 'KarigarPaperEnds'
        and e.data @> jsonb_build_object('checkId', c.id, 'over', c.valid_until < $2::date))
    order by c.valid_until, c.id`,
});

/** The latest check of each kind of those who work with us, where it ends soon or has ended and nobody was told that yet. */
export const listEndingPapers = (db: Database, now: Instant): Promise<EndingPaper[]> => {
  const today = dateInIndia(now);
  return selectEnding.run(db, [lastDayToWarnOf(today), today]);
};
