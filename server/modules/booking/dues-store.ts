import { PHASES } from '#contract/booking-phases.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

/** For how many bookings somebody still owes money: work that was accepted, or the fee of one that ended. */
export const countDues = async (db: Database, userId: string): Promise<number> =>
  (await selectDues.first(db, [userId]))?.count ?? 0;

const selectDues = statement<[string], { count: number }>({
  name: 'count-dues',
  text: `select count(*)::integer as count from bookings b
    where b.user_id = $1 and b.status in ${sqlList(PHASES.charged)}
      and exists (select from instalments i where i.booking_id = b.id and i.paid_at is null and i.waived_at is null
        and (b.status = 'completed' or i.kind = 'cancellation-fee'))`,
});
