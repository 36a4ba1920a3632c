import type { Paise } from '#kernel/money.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Owed = {
  readonly bookingId: string;
  readonly reference: string;
  readonly serviceSlug: string;
  readonly amountPaise: Paise;
};

/** Amounts a person still owes us, booking by booking, the oldest first; somebody who wants a payout is shown them. */
export async function listOwed(db: Database, userId: string): Promise<Owed[]> {
  const rows = await selectUnpaid.run(db, [userId]);
  return rows
    .map(({ parts, status, holdUntil, paymentMethod, ...named }) => ({
      ...named,
      amountPaise: moneyOfParts({ status, holdUntil, paymentMethod }, parts, 0).owedPaise,
    }))
    .filter(({ amountPaise }) => amountPaise > 0);
}

const selectUnpaid = statement<
  [userId: string],
  Omit<Owed, 'amountPaise'> &
    Pick<Booking, 'status' | 'holdUntil' | 'paymentMethod'> & { parts: Instalment[] }
>({
  name: 'view-unpaid',
  text: `select b.id as "bookingId", b.reference, s.slug as "serviceSlug", b.status, b.hold_until as "holdUntil",
      b.payment_method as "paymentMethod",
      jsonb_agg(jsonb_build_object('position', i.position, 'kind', i.kind, 'amountPaise', i.amount_paise,
        'dueAt', 0, 'paidAt', null)) as parts
    from bookings b join instalments i on i.booking_id = b.id join services s on s.id = b.service_id
    where b.user_id = $1 and i.paid_at is null and i.waived_at is null
    group by b.id, s.slug order by b.created_at`,
});
