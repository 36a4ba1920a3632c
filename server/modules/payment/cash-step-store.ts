import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { GatewayPayment } from './store.ts';

type CashStep = Pick<GatewayPayment, 'serviceId' | 'serviceName' | 'userId'> & {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
};

/** Cash was chosen for a part: the payment step of ruling R12, collected by nobody yet. */
export async function recordCashStep(
  db: Database,
  { id, serviceId, serviceName, userId, email, phone }: CashStep,
  part: { readonly instalment: number; readonly amountPaise: Paise; readonly at: Instant },
): Promise<void> {
  await insertStep.run(db, [
    ...([id, serviceId, serviceName, userId, email, phone] as const),
    ...([part.amountPaise, part.instalment, new Date(part.at)] as const),
  ]);
}

/** Cash is not the way any more: what nobody has collected was no payment. */
export const deleteCashSteps = (db: Database, bookingId: string): Promise<number> =>
  deleteSteps.count(db, [bookingId]);

const insertStep = statement<
  [string, number, string, string, string | null, string | null, Paise, number, Date]
>({
  name: 'payment-record-cash-step',
  text: `insert into payments (booking_id, service_id, service_name, user_id, user_email, user_phone, mode, status,
      origin, amount_paise, instalment, created_at)
    values ($1, $2, $3, $4, $5, $6, 'cash', 'success', 'booking-page', $7, $8, $9)`,
});

const deleteSteps = statement<[string]>({
  name: 'payment-delete-cash-steps',
  text: `delete from payments where booking_id = $1 and mode = 'cash' and collected_at is null`,
});
