import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Work that ended early needs no more of anybody's time. */
export const recordTimeSpared = (db: Database, bookingId: string, at: Instant): Promise<number> =>
  updateSpared.count(db, [bookingId, new Date(at)]);

const updateSpared = statement<[string, Date]>({
  name: 'record-time-spared',
  text: `update holds set ends_at = $2 where booking_id = $1 and ends_at > $2 and starts_at < $2`,
});
