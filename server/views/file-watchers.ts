import type { WatchedFile } from '#contract/ops/watch-file.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Asked = {
  readonly kind: WatchedFile;
  readonly id: string;
  readonly me: string;
  readonly since: Instant;
};
type Watcher = { id: string; name: string | null };

/** The colleagues who have a file on their screens now, but for whoever asks. */
export const listFileWatchers = (db: Database, asked: Asked): Promise<Watcher[]> =>
  select.run(db, [asked.kind, asked.id, asked.me, new Date(asked.since)]);

const select = statement<[WatchedFile, string, string, Date], Watcher>({
  name: 'view-file-watchers',
  text: `select w.staff_id as id, u.full_name as name from file_watchers w left join users u on u.id = w.staff_id
    where w.kind = $1 and w.file_id = $2 and w.staff_id <> $3 and w.seen_at > $4 order by u.full_name, w.staff_id`,
});
