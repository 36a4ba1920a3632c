import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type LeaveReminder = {
  /** The visit, or the later day of an event. */
  readonly visitId: string;
  readonly karigarId: number;
  readonly reminder: 'leave-soon' | 'leave-now';
  readonly promisedAt: Instant;
};

/** Once for each Karigar, reminder and hour that was promised; answers whether this was the time. */
export const recordLeaveReminder = async (
  db: Database,
  { visitId, karigarId, reminder, promisedAt }: LeaveReminder,
  at: Instant,
): Promise<boolean> =>
  (await insertReminder.count(db, [
    visitId,
    karigarId,
    reminder,
    new Date(promisedAt),
    new Date(at),
  ])) === 1;

const insertReminder = statement<[string, number, string, Date, Date]>({
  name: 'record-leave-reminder',
  text: `insert into leave_reminders (visit_id, karigar_id, reminder, promised_at, reminded_at)
    values ($1, $2, $3, $4, $5) on conflict do nothing`,
});
