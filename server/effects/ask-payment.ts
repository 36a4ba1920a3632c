import type { Instant } from '#kernel/time.ts';
import type { OrderReport } from '#server/adapters/gateway/gateway.ts';
import { recordNoPayment } from '#server/flows/payment/record-no-payment.ts';
import { recordPayment } from '#server/flows/payment/record-payment.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import type { PaymentDeps } from './gateway-of.ts';

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
  deps: PaymentDeps,
  { attemptId }: { readonly attemptId: string },
): Promise<Asked> {
  const attempt = await findAttempt(deps.pool, attemptId);
  if (!attempt || attempt.state === 'succeeded') return { open: false };
  const report = await ask(deps, attempt);
  if (report.state === 'completed') {
    await receive(deps, attempt, report);
    return { open: false };
  }
  const { open, nextAskAt } = await recordNoPayment(deps, { attemptId, report });
  return { open, ...(nextAskAt === null ? {} : { againAt: nextAskAt }) };
}

/** A gateway that is not configured any more says nothing, like one that does not answer: it stops no hold and no sweep. */
async function ask(deps: PaymentDeps, attempt: Attempt): Promise<OrderReport> {
  const gateway = deps.gateways.get(attempt.provider);
  if (gateway) return gateway.askOrder(attempt.orderReference);
  deps.log.warn('gateway-not-configured', { provider: attempt.provider, attempt: attempt.id });
  return { state: 'unknown', reason: 'gateway-not-configured' };
}

async function receive(
  deps: PaymentDeps,
  attempt: Attempt,
  receipt: Extract<OrderReport, { state: 'completed' }>,
): Promise<void> {
  const verdict = await recordPayment(deps, { attemptId: attempt.id, receipt });
  const fields = { attempt: attempt.id, booking: attempt.bookingId, verdict };
  if (verdict === 'mismatch') deps.log.security('payment-mismatch', fields);
  else deps.log.info('payment', fields);
}
