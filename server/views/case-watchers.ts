import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The colleagues who have a case on their screens now, but for whoever asks. */
export const listWatchers = (
  db: Database,
  asked: { readonly caseId: string; readonly me: string; readonly since: Instant },
): Promise<{ id: string; name: string | null }[]> =>
  selectWatchers.run(db, [asked.caseId, asked.me, new Date(asked.since)]);

const selectWatchers = statement<[string, string, Date], { id: string; name: string | null }>({
  name: 'view-case-watchers',
  text: `select w.staff_id as id, u.full_name as name from case_watchers w left join users u on u.id = w.staff_id
    where w.case_id = $1 and w.staff_id <> $2 and w.seen_at > $3 order by u.full_name, w.staff_id`,
});
