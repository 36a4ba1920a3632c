import type { OutputOf } from '#contract/operation.ts';
import type { listViews as contract } from '#contract/ops/list-views.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Views = OutputOf<typeof contract>;

export const listViews = async (db: Database, userId: string): Promise<Views> => ({
  views: await select.run(db, [userId]),
});

const select = statement<[string], Views['views'][number]>({
  name: 'view-saved-views',
  text: `select v.key as name, v.value as filter from staff s cross join jsonb_each_text(s.saved_views) v
    where s.user_id = $1 order by lower(v.key), v.key`,
});
