import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { dropTextDraft as promise } from '#contract/ops/drop-text-draft.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dropDraft } from '#server/modules/text/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { lockDraft } from './steps/lock-draft.ts';

type Dropped = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;

/** Throws a draft away as it was read; what somebody has saved since stays. */
export const dropTextDraft = (
  pool: Pool,
  { key, seen }: InputOf<typeof promise>,
): Promise<Dropped> =>
  transaction(pool, async (db): Promise<Dropped> => {
    const { draft, changed } = await lockDraft(db, key, seen);
    if (!draft) return refuse('draft-not-found');
    if (changed) return changed;
    await dropDraft(db, key);
    return accept({ dropped: true });
  });
