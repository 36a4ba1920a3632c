import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { draftCatalogue as promise } from '#contract/ops/draft-catalogue.ts';
import { LANGS } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import {
  lockCatalogue,
  recordCategoryDraft,
  recordServiceDraft,
} from '#server/modules/catalogue/draft-store.ts';
import { keepPictures } from '#server/modules/catalogue/picture-store.ts';
import { problemsOf } from '#server/modules/catalogue/publishing.ts';
import { standingAt } from '#server/modules/catalogue/standing.ts';
import { draftOf, savedAtOf } from '#server/modules/catalogue/version-rows.ts';
import { listVersionRows } from '#server/modules/catalogue/version-store.ts';
import { TAX_CLASSES, TAXED_OPTIONS } from '#server/modules/tax/tax-rules.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** Writes a draft down, with whatever is wrong with it: it can be looked at before it is right. */
export const draftCatalogue = (
  pool: Pool,
  { slug, service, category, seen, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Drafted> =>
  transaction(pool, async (db): Promise<Drafted> => {
    if (!service === !category) return refuse('draft-empty');
    await lockCatalogue(db);
    const rows = await listVersionRows(db);
    const { services, categories } = rows;
    const savedAt = savedAtOf(draftOf(service ? services : categories, slug));
    if (seen !== undefined && seen !== savedAt) return refuse('draft-changed', { savedAt });
    const beside = {
      categories: new Set(categories.map((one) => one.slug)),
      taxClasses: TAX_CLASSES,
      taxedOptions: TAXED_OPTIONS,
      standing: standingAt(rows, now),
      pictures: await keepPictures(db, service ? [service] : [], now),
      langs: LANGS,
    };
    const problems = problemsOf(
      {
        services: new Map(service ? [[slug, service]] : []),
        categories: new Map(category ? [[slug, category]] : []),
      },
      beside,
    );
    const drafting = { by, at: now };
    const version = service
      ? await recordServiceDraft(db, slug, service, drafting)
      : category && (await recordCategoryDraft(db, slug, category, drafting));
    return accept({ version: version ?? 0, savedAt: toIndiaIso(now), problems });
  });

type Drafted = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
