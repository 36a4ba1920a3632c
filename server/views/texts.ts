import type { OutputOf } from '#contract/operation.ts';
import type { listTexts as promise } from '#contract/ops/list-texts.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { type PublishedText, type TextRow, textsAt } from '#server/modules/text/text.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Texts = OutputOf<typeof promise>['texts'];
type Row = TextRow & {
  readonly why: string | null;
  readonly publishedBy: string | null;
  readonly draftedBy: string | null;
  readonly draftedAt: Instant;
};

/** Versions that customers read now, before or later, and those that are still drafts, newest first. */
export async function listTextVersions(db: Database, now: Instant): Promise<Texts> {
  const rows = await selectTexts.run(db, []);
  const current = textsAt(rows.filter(isPublished), now);
  const stateOf = ({ key, version, holdsFrom }: Row) => {
    if (holdsFrom === null) return 'draft' as const;
    if (holdsFrom > now) return 'coming' as const;
    return current.get(key)?.version === version ? ('current' as const) : ('former' as const);
  };
  return rows.map(({ holdsFrom, draftedAt, ...row }) => ({
    ...(row as typeof row & Pick<Texts[number], 'key' | 'content'>),
    state: stateOf({ ...row, holdsFrom, draftedAt }),
    from: holdsFrom === null ? null : toIndiaIso(holdsFrom),
    savedAt: holdsFrom === null ? toIndiaIso(draftedAt) : null,
  }));
}

const isPublished = (row: Row): row is Row & PublishedText => row.holdsFrom !== null;

const selectTexts = statement<[], Row>({
  name: 'view-texts',
  text: `select key, version, holds_from as "holdsFrom", content, by_release as "byRelease", why, drafted_at as "draftedAt",
      (select u.full_name from users u where u.id::text = published_by) as "publishedBy",
      (select u.full_name from users u where u.id::text = drafted_by) as "draftedBy"
    from text_versions order by key, holds_from desc nulls first, version desc`,
});
