import type { PaymentMethod } from '#contract/policy.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Instalment } from './booking.ts';

/** Another way of paying, and when its parts are due by that way. */
export async function recordMethod(
  db: Database,
  id: string,
  changed: {
    readonly paymentMethod: PaymentMethod;
    readonly due: readonly Pick<Instalment, 'position' | 'dueAt'>[];
  },
  at: Instant,
): Promise<void> {
  await updateMethod.run(db, [id, changed.paymentMethod, new Date(at)]);
  for (const { position, dueAt } of changed.due)
    await updateDueAt.run(db, [id, position, new Date(dueAt)]);
}

const updateMethod = statement<[string, PaymentMethod, Date]>({
  name: 'record-payment-method',
  text: `update bookings set payment_method = $2, version = version + 1, updated_at = $3 where id = $1`,
});

const updateDueAt = statement<[string, number, Date]>({
  name: 'record-instalment-due-at',
  text: `update instalments set due_at = $3 where booking_id = $1 and position = $2 and paid_at is null`,
});
