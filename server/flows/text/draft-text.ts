import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { draftText as promise } from '#contract/ops/draft-text.ts';
import { LANGS } from '#kernel/languages.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { recordTextDraft } from '#server/modules/text/store.ts';
import { problemsOfText } from '#server/modules/text/text.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { lockDraft } from './steps/lock-draft.ts';

type Drafted = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Drafting = InputOf<typeof promise> & {
  readonly by: string;
  /** The names that may stand in braces. */
  readonly gaps: ReadonlySet<string>;
};

/** Writes a draft down, with whatever is wrong with it: it can be looked at before it is right. */
export const draftText = (
  pool: Pool,
  { key, content, seen, by, gaps }: Drafting,
  now: Instant,
): Promise<Drafted> =>
  transaction(pool, async (db): Promise<Drafted> => {
    const { changed } = await lockDraft(db, key, seen);
    if (changed) return changed;
    const version = await recordTextDraft(db, key, content, { by, at: now });
    const problems = problemsOfText(key, content, { langs: LANGS, gaps });
    return accept({ version, savedAt: toIndiaIso(now), problems });
  });
