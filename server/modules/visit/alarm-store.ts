import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Once for each hour that was promised; answers whether this was the time. */
export const recordAlarm = async (
  db: Database,
  {
    bookingId,
    alarm,
    promisedAt,
  }: {
    readonly bookingId: string;
    readonly alarm: string;
    readonly promisedAt: Instant;
  },
  at: Instant,
): Promise<boolean> =>
  (await insertAlarm.count(db, [bookingId, alarm, new Date(promisedAt), new Date(at)])) === 1;

const insertAlarm = statement<[string, string, Date, Date]>({
  name: 'record-visit-alarm',
  text: `insert into visit_alarms (booking_id, alarm, promised_at, raised_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
});

/** When it was said, if it was. */
export const findAlarm = async (
  db: Database,
  alarm: { readonly bookingId: string; readonly alarm: string; readonly promisedAt: Instant },
): Promise<Instant | undefined> =>
  (await selectAlarm.first(db, [alarm.bookingId, alarm.alarm, new Date(alarm.promisedAt)]))
    ?.raised_at;

const selectAlarm = statement<[string, string, Date], { raised_at: Instant }>({
  name: 'find-visit-alarm',
  text: 'select raised_at from visit_alarms where booking_id = $1 and alarm = $2 and promised_at = $3',
});
