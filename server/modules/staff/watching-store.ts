import type { WatchedFile } from '#contract/ops/watch-file.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Watching = { readonly kind: WatchedFile; readonly id: string; readonly staffId: string };

/** Notes that a colleague has the file on their screen, and drops whatever was looked at before `since`. */
export async function recordFileWatcher(
  db: Database,
  { kind, id, staffId }: Watching,
  { now, since }: { readonly now: Instant; readonly since: Instant },
): Promise<void> {
  await deleteGone.run(db, [new Date(since)]);
  await upsert.run(db, [kind, id, staffId, new Date(now)]);
}

// One that another call is just dropping or renewing is left to it, so that nobody waits for anybody.
const deleteGone = statement<[Date]>({
  name: 'staff-file-watchers-gone',
  text: `delete from file_watchers where (kind, file_id, staff_id) in (
      select kind, file_id, staff_id from file_watchers where seen_at < $1 for update skip locked)`,
});

const upsert = statement<[WatchedFile, string, string, Date]>({
  name: 'staff-record-file-watcher',
  text: `insert into file_watchers (kind, file_id, staff_id, seen_at) values ($1, $2, $3, $4)
    on conflict (kind, file_id, staff_id) do update set seen_at = greatest(file_watchers.seen_at, excluded.seen_at)`,
});
