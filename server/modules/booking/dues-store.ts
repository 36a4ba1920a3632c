import type { Paise } from '#kernel/money.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Booking, Instalment } from './booking.ts';
import { moneyOfParts } from './booking-money.ts';

/** A person's debts to us, booking by booking: fees of what ended, and unpaid parts of accepted work. */
const listOwed = async (db: Database, userId: string): Promise<Paise[]> =>
  (await selectUnpaid.run(db, [userId]))
    .map(({ parts, ...booking }) => moneyOfParts(booking, parts, 0).owedPaise)
    .filter((owedPaise) => owedPaise > 0);

/** For how many bookings somebody still owes money. */
export const countDues = async (db: Database, userId: string): Promise<number> =>
  (await listOwed(db, userId)).length;

export const sumOwed = async (db: Database, userId: string): Promise<Paise> =>
  (await listOwed(db, userId)).reduce((sum, owedPaise) => sum + owedPaise, 0);

const selectUnpaid = statement<
  [userId: string],
  Pick<Booking, 'status' | 'holdUntil' | 'paymentMethod'> & { parts: Instalment[] }
>({
  name: 'booking-list-unpaid',
  text: `select b.status, b.hold_until as "holdUntil", b.payment_method as "paymentMethod",
      jsonb_agg(jsonb_build_object('position', i.position, 'kind', i.kind, 'amountPaise', i.amount_paise,
        'dueAt', 0, 'paidAt', null)) as parts
    from bookings b join instalments i on i.booking_id = b.id
    where b.user_id = $1 and i.paid_at is null and i.waived_at is null group by b.id`,
});
