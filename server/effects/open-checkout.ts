import type { CheckoutForm } from '#server/adapters/gateway/gateway.ts';
import { isOpen } from '#server/modules/payment/attempt.ts';
import { findAttemptByOrder } from '#server/modules/payment/attempt-store.ts';
import type { PaymentDeps } from './gateway-of.ts';

/**
 * The form that sends a browser to the pay page of a gateway which has no address for it. Whoever knows the order's name
 * may pay it, as with any pay page; nothing of the person stands in the form.
 */
export async function openCheckout(
  deps: Pick<PaymentDeps, 'pool' | 'gateways'>,
  wanted: { readonly provider: string; readonly orderReference: string; readonly backTo: string },
): Promise<CheckoutForm | 'over' | 'unavailable' | 'no-such-order'> {
  const { provider, orderReference, backTo } = wanted;
  const checkout = deps.gateways.get(provider)?.checkout;
  if (!checkout) return 'no-such-order';
  const attempt = await findAttemptByOrder(deps.pool, provider, orderReference);
  if (!attempt) return 'no-such-order';
  return isOpen(attempt) ? checkout.formFor(orderReference, backTo) : 'over';
}
