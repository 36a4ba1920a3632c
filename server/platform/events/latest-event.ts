import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';

/** How far the story of a subject goes: the number of its latest event. */
export const latestEvent = async (db: Database, subject: string): Promise<string> =>
  (await select.first(db, [subject]))?.id ?? '0';

const select = statement<[string], { id: string }>({
  name: 'latest-event',
  text: 'select coalesce(max(id), 0)::text as id from events where subject = $1',
});
