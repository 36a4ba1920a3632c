import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { CategoryRow, ServiceRow } from './version-rows.ts';

/** Newest first; a draft before all that was published. */
export async function listVersionRows(db: Database) {
  const [services, categories] = await Promise.all([
    selectServices.run(db, []),
    selectCategories.run(db, []),
  ]);
  return { services, categories };
}

const selectServices = statement<[], ServiceRow>({
  name: 'list-all-service-versions',
  text: `select slug, id, version, holds_from as "holdsFrom", withdrawn, published_by as "publishedBy",
      drafted_by as "draftedBy", drafted_at as "draftedAt", content
    from service_contents order by id, holds_from desc nulls first, version desc`,
});

const selectCategories = statement<[], CategoryRow>({
  name: 'list-all-category-versions',
  text: `select slug, version, holds_from as "holdsFrom", published_by as "publishedBy",
      drafted_by as "draftedBy", drafted_at as "draftedAt", content
    from category_contents order by position, slug, holds_from desc nulls first, version desc`,
});
