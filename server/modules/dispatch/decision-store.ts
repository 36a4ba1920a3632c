import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inPortions } from '#server/platform/database/in-portions.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Decision } from './decision.ts';

/** Why it was decided so, in the transaction of what was decided. */
export const recordDecision = (
  db: Database,
  bookingId: string,
  { kind, cause, ...data }: Decision,
  at: Instant,
): Promise<number> => insertDecision.count(db, [bookingId, new Date(at), kind, cause, data]);

const insertDecision = statement<[string, Date, string, string, object]>({
  name: 'record-dispatch-decision',
  text: `insert into dispatch_decisions (booking_id, at, kind, cause, data) values ($1, $2, $3, $4, $5)`,
});

/** Why somebody was sent or not is asked for while it can still be answered for. */
export const deleteOldDecisions = (db: Database, before: Instant): Promise<number> =>
  inPortions((most) => removeOldDecisions.count(db, [new Date(before), most]));

const removeOldDecisions = statement<[before: Date, most: number]>({
  name: 'delete-old-dispatch-decisions',
  // Numbered as they were taken, so the oldest are found without an index by time.
  text: `delete from dispatch_decisions where id = any (array(
    select id from (select id, at from dispatch_decisions order by id limit $2) oldest where at < $1))`,
});
