import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import { type BookingMoney, moneyOf } from '#server/modules/booking/booking-money.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { movedOf, type Row, SELECT_BOOKING } from './booking-rows.ts';

/** The share that the Karigars of booking `$1` have earned, by the ledger. */
export const KARIGARS_PAISE = `coalesce((select -sum(l.amount_paise) from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.booking_id = $1 and l.account like 'karigar_payable:%'), 0)::bigint as karigars_paise`;

type Found = Row & { karigars_paise: Paise };

const selectMoney = statement<[string], Found>({
  name: 'view-money-of-one-booking',
  text: `select money.*, ${KARIGARS_PAISE}
    from (${SELECT_BOOKING} where b.id = $1) money`,
});

/** The state of one booking's money as its customer reads it, and what its Karigars have earned by it. */
export async function findMoneyOf(
  db: Database,
  bookingId: string,
  now: Instant,
): Promise<BookingMoney | undefined> {
  const row = await selectMoney.first(db, [bookingId]);
  if (!row) return undefined;
  const moved = { ...movedOf(row), karigarsPaise: row.karigars_paise };
  return moneyOf(toBooking(row), row.instalments ?? [], moved, now);
}
