import type { TextKey } from '#contract/fields/written-text.ts';
import { refuse } from '#kernel/outcome.ts';
import { toIndiaIso } from '#kernel/time.ts';
import { findDraft, lockTexts } from '#server/modules/text/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The draft of a text, which nobody else writes until the transaction ends; `changed` where it is not the one that was read. */
export async function lockDraft(db: Database, key: TextKey, seen: string | null) {
  await lockTexts(db);
  const draft = await findDraft(db, key);
  const savedAt = draft ? toIndiaIso(draft.draftedAt) : null;
  const changed = seen === savedAt ? undefined : refuse('draft-changed', { savedAt });
  return { draft, changed };
}
