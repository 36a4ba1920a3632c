import { MOST_VIEWS } from '#contract/ops/saved-view.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type View = { readonly name: string; readonly filter: string };

const insert = statement<[string, string, string, number]>({
  name: 'staff-record-view',
  text: `update staff set saved_views = saved_views || jsonb_build_object($2::text, $3::text)
    where user_id = $1 and (saved_views ? $2 or (select count(*) from jsonb_object_keys(saved_views)) < $4)`,
});

/** Answers whether there was room for it. */
export const recordView = async (
  db: Database,
  userId: string,
  { name, filter }: View,
): Promise<boolean> => (await insert.count(db, [userId, name, filter, MOST_VIEWS])) > 0;

const remove = statement<[string, string]>({
  name: 'staff-record-no-view',
  text: 'update staff set saved_views = saved_views - $2 where user_id = $1',
});

export const recordNoView = (db: Database, userId: string, name: string): Promise<unknown> =>
  remove.run(db, [userId, name]);
