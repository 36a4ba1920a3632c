import { isOnPayPage, type OrderCreated } from '#server/adapters/gateway/gateway.ts';
import type { Begun } from '#server/flows/payment/begin-payment.ts';
import { recordOrder } from '#server/flows/payment/record-order.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import { isOpen } from '#server/modules/payment/attempt.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import { askPayment } from './ask-payment.ts';
import { gatewayOf, type PaymentDeps } from './gateway-of.ts';

export type Started =
  | { readonly kind: 'go'; readonly payUrl: string }
  /** That order has come to its end meanwhile: begin anew. */
  | { readonly kind: 'again' }
  | { readonly kind: 'unavailable' };

/** After the commit and while the request waits: gets the pay page of a payment that has begun. */
export function startPayment(
  deps: PaymentDeps,
  begun: Begun,
  redirectUrl: string,
): Promise<Started> {
  switch (begun.kind) {
    case 'new':
      return createOrder(deps, begun, redirectUrl);
    case 'resume':
      return resume(deps, begun.attempt);
    case 'wait':
      return awaitTwin(deps, begun.attempt);
  }
}

async function createOrder(deps: PaymentDeps, begun: Begun, redirectUrl: string): Promise<Started> {
  const { attempt, booking } = begun;
  const gateway = gatewayOf(deps, attempt.provider);
  const created = await gateway.createOrder({
    orderReference: attempt.orderReference,
    amountPaise: attempt.amountPaise,
    instrument: booking.paymentMethod === 'card' ? 'card' : 'upi',
    redirectUrl,
    lifetimeSeconds: begun.payPageSeconds,
    description: `${booking.serviceName} · ${booking.reference}`,
  });
  const answer = onlyTrusted(deps, attempt, created);
  if (answer.state !== 'created') {
    deps.log.warn('payment-not-started', { attempt: attempt.id, reason: answer.reason });
  }
  const recorded = await recordOrder(deps, { attemptId: attempt.id, answer });
  return go(recorded) ?? { kind: 'unavailable' };
}

/** A gateway that sends our customers to a stranger's page is not followed. */
function onlyTrusted(deps: PaymentDeps, attempt: Attempt, created: OrderCreated): OrderCreated {
  if (created.state !== 'created') return created;
  if (isOnPayPage(gatewayOf(deps, attempt.provider), created.payUrl)) return created;
  deps.log.security('pay-page-not-allowed', { attempt: attempt.id, provider: attempt.provider });
  return { state: 'refused', reason: 'pay page not allowed' };
}

/** Before somebody is sent to a pay page again, we ask whether it still stands: it may be paid, or over. */
async function resume(deps: PaymentDeps, attempt: Attempt): Promise<Started> {
  const { open } = await askPayment(deps, { attemptId: attempt.id });
  return (open ? go(attempt) : undefined) ?? { kind: 'again' };
}

/** The same request, pressed twice: the second waits for the pay page that the first is fetching. */
async function awaitTwin(deps: PaymentDeps, attempt: Attempt): Promise<Started> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const now = await findAttempt(deps.pool, attempt.id);
    const going = go(now);
    if (going) return going;
    if (!now || !isOpen(now) || now.state === 'unknown') break;
  }
  return { kind: 'unavailable' };
}

const LOOK_EVERY_MS = 100;
const LONGEST_WAIT_MS = 6_000;

const go = (attempt: Attempt | undefined): Started | undefined =>
  attempt?.state === 'pending' && attempt.payUrl !== null
    ? { kind: 'go', payUrl: attempt.payUrl }
    : undefined;
