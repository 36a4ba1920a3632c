import { PHASES } from '#contract/booking-phases.ts';
import type { Paise } from '#kernel/money.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Our own money that is still set aside for work done again, though the booking is over; positive. */
export type LeftPromise = { readonly bookingId: string; readonly amountPaise: Paise };

/** None: whoever settles or ends a rework releases it. A server of the version before does not know how. */
export const listLeftPromises = (db: Database): Promise<LeftPromise[]> => selectLeft.run(db, []);

const selectLeft = statement<[], LeftPromise>({
  name: 'left-promises',
  text: `select b.id as "bookingId", -sum(l.amount_paise)::bigint as "amountPaise"
    from ledger_lines l join ledger_entries e on e.id = l.entry_id join bookings b on b.id = e.booking_id
    where l.account = 'rework_promised' and b.status in ${sqlList(['completed', ...PHASES.ended])}
      and not exists (select from safety_cases s where s.booking_id = b.id and s.closed_at is null)
    group by b.id having sum(l.amount_paise) <> 0`,
});
