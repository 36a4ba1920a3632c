import type { UnwantedNews } from '#contract/news-choices.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Row = { unwanted: UnwantedNews[] };

export const findUnwantedNews = async (db: Database, userId: string): Promise<UnwantedNews[]> =>
  (await selectUnwanted.first(db, [userId]))?.unwanted ?? [];

/** One thing more, or one less; twice is as good as once. Answers what is unwanted now. */
export const recordNewsChoice = async (
  db: Database,
  userId: string,
  { news, wanted }: { readonly news: UnwantedNews; readonly wanted: boolean },
): Promise<UnwantedNews[]> =>
  (await updateUnwanted.first(db, [userId, news, wanted]))?.unwanted ?? [];

const selectUnwanted = statement<[string], Row>({
  name: 'identity-find-unwanted-news',
  text: `select coalesce(unwanted_news, '{}') as unwanted from users where id = $1`,
});

const updateUnwanted = statement<[string, string, boolean], Row>({
  name: 'identity-record-news-choice',
  text: `update users set unwanted_news = case when $3 then array_remove(unwanted_news, $2)
        else array_append(array_remove(unwanted_news, $2), $2) end
    where id = $1 returning coalesce(unwanted_news, '{}') as unwanted`,
});
