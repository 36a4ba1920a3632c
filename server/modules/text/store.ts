import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWhole } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { PublishedText, TextRow } from './text.ts';

/** Writes of texts follow each other: two drafts never have the same number. */
export const lockTexts = (db: Database): Promise<unknown> => lockWhole(db, 'texts');

export type Draft = TextRow & { readonly draftedAt: Instant };

export const findDraft = (db: Database, key: string): Promise<Draft | undefined> =>
  selectDraft.first(db, [key]);

const COLUMNS = `key, version, holds_from as "holdsFrom", content, by_release as "byRelease"`;

const selectDraft = statement<[string], Draft>({
  name: 'text-draft',
  text: `select ${COLUMNS}, drafted_at as "draftedAt" from text_versions where key = $1 and holds_from is null`,
});

/** Replaces the draft of a text; answers its number. */
export async function recordTextDraft(
  db: Database,
  key: string,
  content: TextRow['content'],
  { by, at }: { readonly by: string; readonly at: Instant },
): Promise<number> {
  const row = await upsertDraft.first(db, [key, JSON.stringify(content), by, new Date(at)]);
  if (!row) throw new Error('The draft was not written');
  return row.version;
}

/** A version delivered meanwhile does not take the number of a draft that stands. */
const NEXT = `1 + coalesce((select max(v.version) from text_versions v where v.key = $1), 0)`;

const upsertDraft = statement<[string, string, string, Date], { version: number }>({
  name: 'draft-text',
  text: `insert into text_versions (key, version, content, drafted_by, drafted_at)
      select $1, coalesce((select d.version from text_versions d where d.key = $1 and d.holds_from is null), ${NEXT}), $2, $3, $4
    on conflict (key, version) do update set content = excluded.content, drafted_by = excluded.drafted_by,
      drafted_at = excluded.drafted_at
    returning version`,
});

/** False where there is no draft. */
export const dropDraft = async (db: Database, key: string): Promise<boolean> =>
  (await deleteDraft.run(db, [key])).length > 0;

const deleteDraft = statement<[string], { version: number }>({
  name: 'drop-text-draft',
  text: 'delete from text_versions where key = $1 and holds_from is null returning version',
});

export const publishDraft = (
  db: Database,
  key: string,
  { from, by, why }: { readonly from: Instant; readonly by: string; readonly why: string },
): Promise<{ version: number } | undefined> =>
  updateDraft.first(db, [key, new Date(from), by, why]);

const updateDraft = statement<[string, Date, string, string], { version: number }>({
  name: 'publish-text',
  text: `update text_versions set holds_from = $2, published_by = $3, why = $4
    where key = $1 and holds_from is null returning version`,
});

/** All that was ever published, oldest first; delivered ones without their words, which stand in the pages of the build. */
export const listPublishedTexts = (db: Database): Promise<PublishedText[]> =>
  selectPublished.run(db, []);

const selectPublished = statement<[], PublishedText>({
  name: 'published-texts',
  text: `select key, version, holds_from as "holdsFrom", case when by_release then '{}' else content end as content,
      by_release as "byRelease"
    from text_versions where holds_from is not null order by key, holds_from, version`,
});

/**
 * A text that the product is delivered with, where it never was before. Words that the company has published stand above it:
 * then it is kept among the former versions.
 */
export const recordDelivered = (
  db: Database,
  key: string,
  content: TextRow['content'],
  at: Instant,
): Promise<unknown> => insertDelivered.run(db, [key, JSON.stringify(content), new Date(at)]);

const insertDelivered = statement<[string, string, Date], never>({
  name: 'deliver-text',
  text: `insert into text_versions (key, version, holds_from, content, by_release, drafted_at)
    select $1, ${NEXT}, coalesce(
          (select min(o.holds_from) - interval '1 millisecond' from text_versions o
            where o.key = $1 and not o.by_release and o.holds_from <= $3), $3), $2, true, $3
      where not exists (select from text_versions t where t.key = $1 and t.by_release and t.content = $2::jsonb)`,
});
