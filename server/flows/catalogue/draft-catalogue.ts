import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { draftCatalogue as promise } from '#contract/ops/draft-catalogue.ts';
import { LANGS } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import {
  lockCatalogue,
  recordCategoryDraft,
  recordServiceDraft,
} from '#server/modules/catalogue/draft-store.ts';
import { problemsOf } from '#server/modules/catalogue/publishing.ts';
import { listVersionRows } from '#server/modules/catalogue/version-store.ts';
import { TAX_CLASSES } from '#server/modules/tax/tax-rules.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** Writes a draft down, with whatever is wrong with it: it can be looked at before it is right. */
export const draftCatalogue = (
  pool: Pool,
  { slug, service, category }: InputOf<typeof promise>,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    if (!service === !category) return refuse('draft-empty');
    await lockCatalogue(db);
    const { categories } = await listVersionRows(db);
    const beside = {
      categories: new Set(categories.map((one) => one.slug)),
      taxClasses: TAX_CLASSES,
      langs: LANGS,
    };
    const problems = problemsOf(
      {
        services: new Map(service ? [[slug, service]] : []),
        categories: new Map(category ? [[slug, category]] : []),
      },
      beside,
    );
    const version = service
      ? await recordServiceDraft(db, slug, service)
      : category && (await recordCategoryDraft(db, slug, category));
    return accept({ version: version ?? 0, problems });
  });
