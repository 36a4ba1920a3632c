import type { Instant } from '#kernel/time.ts';
import { recordNoPayment } from '#server/flows/payment/record-no-payment.ts';
import { recordPayment } from '#server/flows/payment/record-payment.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import type { OrderReport } from '#server/outside/gateway/gateway.ts';
import { gatewayOf, type PaymentHouse } from './gateway-of.ts';

export type Asked = {
  /** Money may still come by this attempt. */
  readonly open: boolean;
  readonly againAt?: Instant;
};

/**
 * Asks the gateway what has become of an attempt and writes down what it says. Whatever woke us, a webhook, the clock
 * or the customer, this answer is the only thing that is believed.
 */
export async function askPayment(
  house: PaymentHouse,
  { attemptId }: { readonly attemptId: string },
): Promise<Asked> {
  const attempt = await findAttempt(house.pool, attemptId);
  if (!attempt || attempt.state === 'succeeded') return { open: false };
  const report = await gatewayOf(house, attempt.provider).askOrder(attempt.orderReference);
  if (report.state === 'completed') {
    await receive(house, attempt, report);
    return { open: false };
  }
  const { open, nextAskAt } = await recordNoPayment(house, { attemptId, report });
  return { open, ...(nextAskAt === null ? {} : { againAt: nextAskAt }) };
}

async function receive(
  house: PaymentHouse,
  attempt: Attempt,
  receipt: Extract<OrderReport, { state: 'completed' }>,
): Promise<void> {
  const verdict = await recordPayment(house, { attemptId: attempt.id, receipt });
  const fields = { attempt: attempt.id, booking: attempt.bookingId, verdict };
  if (verdict === 'mismatch') house.log.security('payment-mismatch', fields);
  else house.log.info('payment', fields);
}
