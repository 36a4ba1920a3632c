import type { OutputOf } from '#contract/operation.ts';
import type { listCatalogueVersions } from '#contract/ops/list-catalogue-versions.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { versionsAt } from '#server/modules/catalogue/version.ts';
import {
  type CategoryRow,
  type ServiceRow,
  savedAtOf,
  type VersionRow,
} from '#server/modules/catalogue/version-rows.ts';
import { TAX_CLASSES } from '#server/modules/tax/tax-rules.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Versions = OutputOf<typeof listCatalogueVersions>;
/** Versions on sale now, before or later, and those that are still drafts, newest first. */
export async function listVersions(db: Database, now: Instant): Promise<Versions> {
  const [services, categories] = await Promise.all([
    selectServices.run(db, []),
    selectCategories.run(db, []),
  ]);
  return {
    services: shown(services, now),
    categories: shown(categories, now),
    taxClasses: [...TAX_CLASSES].sort(),
  };
}

function shown<R extends VersionRow>(rows: readonly R[], now: Instant) {
  const published = rows.flatMap((row) =>
    row.holdsFrom === null ? [] : [{ ...row, holdsFrom: row.holdsFrom }],
  );
  const sold = new Map(
    versionsAt(published.toReversed(), ({ slug }) => slug, now).map((one) => [
      one.slug,
      one.version,
    ]),
  );
  const stateOf = ({ slug, version, holdsFrom }: VersionRow) => {
    if (holdsFrom === null) return 'draft' as const;
    if (holdsFrom > now) return 'coming' as const;
    return sold.get(slug) === version ? ('sold' as const) : ('former' as const);
  };
  return rows.map(({ holdsFrom, draftedAt, ...row }) => ({
    ...row,
    savedAt: holdsFrom === null ? savedAtOf({ ...row, holdsFrom, draftedAt }) : null,
    state: stateOf({ ...row, holdsFrom, draftedAt }),
    from: holdsFrom === null ? null : toIndiaIso(holdsFrom),
  }));
}

const selectServices = statement<[], ServiceRow & { skilled: number }>({
  name: 'view-service-versions',
  text: `select slug, id, version, holds_from as "holdsFrom", withdrawn, content, drafted_at as "draftedAt",
      (select u.full_name from users u where u.id::text = published_by) as "publishedBy",
      (select u.full_name from users u where u.id::text = drafted_by) as "draftedBy",
      (select count(*)::integer from karigar_skills k where k.service_id = service_contents.id) as skilled
    from service_contents order by id, holds_from desc nulls first, version desc`,
});

const selectCategories = statement<[], CategoryRow>({
  name: 'view-category-versions',
  text: `select slug, version, holds_from as "holdsFrom", content, drafted_at as "draftedAt",
      (select u.full_name from users u where u.id::text = published_by) as "publishedBy",
      (select u.full_name from users u where u.id::text = drafted_by) as "draftedBy"
    from category_contents order by position, slug, holds_from desc nulls first, version desc`,
});
