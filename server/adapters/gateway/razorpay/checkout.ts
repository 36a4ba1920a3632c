import type { Answer } from '../calling.ts';
import type { Checkout } from '../gateway.ts';
import { isSigned } from '../signature.ts';
import { type Order, REFERENCE_NOTE } from './protocol.ts';
import { isOver } from './reports.ts';

type CheckoutOptions = {
  readonly apiUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly brandName: string;
};

/**
 * Hosted Checkout: the browser posts a form to their page and is posted back to ours.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/hosted/integration-steps/
 */
export function createCheckout(
  { apiUrl, keyId, keySecret, brandName }: CheckoutOptions,
  findOrder: (orderReference: string) => Promise<Order | 'not-found' | Answer>,
): Checkout {
  return {
    async formFor(orderReference, comeBackTo) {
      const found = await findOrder(orderReference);
      if (found === 'not-found' || 'kind' in found) return 'unavailable';
      if (isOver(found, Date.now())) return 'over';
      return {
        action: `${apiUrl}/v1/checkout/embedded`,
        fields: {
          key_id: keyId,
          amount: String(found.amount),
          currency: 'INR',
          order_id: found.id,
          name: brandName,
          // On the payment, whose webhooks do not carry the order.
          [`notes[${REFERENCE_NOTE}]`]: orderReference,
          callback_url: comeBackTo,
          cancel_url: comeBackTo,
        },
      };
    },

    /** A payment that failed, or that was given up, comes back without a signature. */
    isForgedReturn({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) {
      if (razorpay_payment_id === undefined) return false;
      const signed = `${razorpay_order_id}|${razorpay_payment_id}`;
      return !isSigned(keySecret, signed, razorpay_signature);
    },
  };
}
