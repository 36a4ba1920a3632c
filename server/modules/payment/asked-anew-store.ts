import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** After the database was set back: every attempt of lately that is not paid here is asked about as if never before. */
export const recordToBeAskedAnew = (db: Database, since: Instant, at: Instant): Promise<number> =>
  updateToBeAsked.count(db, [new Date(since), new Date(at)]);

const updateToBeAsked = statement<[Date, Date]>({
  name: 'payment-record-to-be-asked-anew',
  text: `update payment_attempts set next_ask_at = $2, asked_closed = 0
    where created_at >= $1 and state <> 'succeeded'`,
});
