import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { publishText as promise } from '#contract/ops/publish-text.ts';
import { newId } from '#kernel/ids.ts';
import { LANGS } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { publishDraft } from '#server/modules/text/store.ts';
import { problemsOfText } from '#server/modules/text/text.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { lockDraft } from './steps/lock-draft.ts';

type Published = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Publishing = InputOf<typeof promise> & {
  readonly by: string;
  readonly gaps: ReadonlySet<string>;
};

/** Customers read the draft from its moment on; what they read before stays among the versions as it was. */
export const publishText = (
  pool: Pool,
  { key, why, seen, by, gaps, ...input }: Publishing,
  now: Instant,
): Promise<Published> =>
  transaction(pool, async (db): Promise<Published> => {
    const from = input.from === null ? now : Date.parse(input.from);
    if (from < now) return refuse('publish-date-past');
    const { draft, changed } = await lockDraft(db, key, seen);
    if (!draft) return refuse('draft-not-found');
    if (changed) return changed;
    const problems = problemsOfText(key, draft.content, { langs: LANGS, gaps });
    if (problems.length > 0) return refuse('text-contradicts', { problems });
    await publishDraft(db, key, { from, by, why });
    const { version } = draft;
    await recordEvent(db, newId(now), 'TextPublished', now, `ops:${by}`, {
      ...{ key, version, holdsFrom: from, why },
    });
    return accept({ version, from: toIndiaIso(from) });
  });
