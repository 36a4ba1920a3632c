import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { dropCatalogueDraft as promise } from '#contract/ops/drop-catalogue-draft.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dropDraft, lockCatalogue } from '#server/modules/catalogue/draft-store.ts';
import { draftOf, savedAtOf } from '#server/modules/catalogue/version-rows.ts';
import { listVersionRows } from '#server/modules/catalogue/version-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

type Dropped = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;

/** Throws away the draft that was read, and no other. */
export const dropCatalogueDraft = (
  pool: Pool,
  { slug, kind, seen }: InputOf<typeof promise>,
): Promise<Dropped> =>
  transaction(pool, async (db): Promise<Dropped> => {
    await lockCatalogue(db);
    const { services, categories } = await listVersionRows(db);
    const draft = draftOf(kind === 'service' ? services : categories, slug);
    if (!draft) return refuse('draft-not-found');
    const savedAt = savedAtOf(draft);
    if (savedAt !== seen) return refuse('draft-changed', { savedAt });
    await dropDraft(db, kind, slug);
    return accept({ dropped: true });
  });
