import { PHASES } from '#contract/booking-phases.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { BookingStatus } from './booking.ts';

/** A move of the table in `lifecycle.ts`: nothing is written when the booking is no longer where the move begins. */
export const recordMoved = (
  db: Database,
  id: string,
  from: readonly BookingStatus[],
  to: BookingStatus,
  at: Instant,
): Promise<number> => updateStatus.count(db, [id, [...from], to, new Date(at)]);

/** The customer has put a visit off that nobody is at the door of. */
export const recordExcused = (db: Database, id: string, until: Instant): Promise<number> =>
  updateExcused.count(db, [id, new Date(until)]);

const updateExcused = statement<[string, Date]>({
  name: 'record-booking-excused',
  text: `update bookings set excused_until = greatest(excused_until, $2)
    where id = $1 and status in ${sqlList(PHASES.coming)}`,
});

const updateStatus = statement<[string, BookingStatus[], BookingStatus, Date]>({
  name: 'record-booking-moved',
  // The replacement has not been at the door. On the right stands the state it was in before.
  text: `update bookings set status = $3, version = version + 1, updated_at = $4,
      arrived_at = case when $3 in ${sqlList(PHASES.planned)} then null else arrived_at end,
      sought_since = case when $3 = 'pending' and status in ${sqlList(PHASES.beforeWork)} then $4
        else sought_since end,
      let_down_at = case when $3 in ${sqlList(PHASES.planned)} and status in ${sqlList(PHASES.out)} then $4
        else let_down_at end
    where id = $1 and status = any ($2)`,
});
