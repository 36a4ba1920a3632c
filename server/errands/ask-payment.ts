import type { Instant } from '#kernel/time.ts';
import { recordNoPayment } from '#server/flows/payment/record-no-payment.ts';
import { recordPayment } from '#server/flows/payment/record-payment.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import type { OrderReport } from '#server/outside/gateway/gateway.ts';
import type { PaymentHouse } from './gateway-of.ts';

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
  const report = await ask(house, attempt);
  if (report.state === 'completed') {
    await receive(house, attempt, report);
    return { open: false };
  }
  const { open, nextAskAt } = await recordNoPayment(house, { attemptId, report });
  return { open, ...(nextAskAt === null ? {} : { againAt: nextAskAt }) };
}

/** A gateway that is not configured any more says nothing, like one that does not answer: it stops no hold and no sweep. */
async function ask(house: PaymentHouse, attempt: Attempt): Promise<OrderReport> {
  const gateway = house.gateways.get(attempt.provider);
  if (gateway) return gateway.askOrder(attempt.orderReference);
  house.log.warn('gateway-not-configured', { provider: attempt.provider, attempt: attempt.id });
  return { state: 'unknown', reason: 'gateway-not-configured' };
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
