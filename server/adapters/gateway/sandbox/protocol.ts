import * as z from 'zod/mini';

/**
 * The sandbox gateway's HTTP interface, in the general shape of the Indian gateways: the merchant names orders and
 * refunds, amounts are paise, an order has a pay page, and webhooks are signed.
 */
export const SIGNATURE_HEADER = 'x-sandbox-signature';
export const EVENT_ID_HEADER = 'x-sandbox-event-id';

const reference = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,63}$/));
const paise = z.number().check(z.int(), z.minimum(100));

export const createOrderRequest = z.object({
  merchantOrderId: reference,
  amount: paise,
  /** Seconds. */
  expireAfter: z.number().check(z.int(), z.minimum(300), z.maximum(3600)),
  redirectUrl: z.string().check(z.maxLength(1000), z.refine(isWebAddress)),
  paymentMode: z.enum(['UPI', 'CARD']),
  description: z.string().check(z.maxLength(200)),
});
export const createOrderAnswer = z.object({
  orderId: z.string(),
  state: z.literal('PENDING'),
  expireAt: z.number(),
  redirectUrl: z.string(),
});

export const orderStatus = z.object({
  merchantOrderId: z.string(),
  orderId: z.string(),
  state: z.enum(['PENDING', 'COMPLETED', 'FAILED']),
  amount: z.number(),
  expireAt: z.number(),
  errorCode: z.optional(z.string()),
  paymentDetails: z.array(
    z.object({
      transactionId: z.string(),
      paymentMode: z.enum(['UPI', 'CARD', 'NETBANKING', 'WALLET']),
      state: z.enum(['PENDING', 'COMPLETED', 'FAILED']),
      amount: z.number(),
      timestamp: z.number(),
    }),
  ),
});
export type OrderStatus = z.infer<typeof orderStatus>;

export const createRefundRequest = z.object({
  merchantRefundId: reference,
  originalMerchantOrderId: reference,
  amount: paise,
});

export const refundStatus = z.object({
  merchantRefundId: z.string(),
  refundId: z.string(),
  originalMerchantOrderId: z.string(),
  state: z.enum(['PENDING', 'COMPLETED', 'FAILED']),
  amount: z.number(),
  errorCode: z.optional(z.string()),
});
export type RefundStatus = z.infer<typeof refundStatus>;

export const settlement = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(['payment', 'refund']),
      gatewayReference: z.string(),
      ourReference: z.string(),
      amountPaise: z.number(),
      feePaise: z.number(),
      taxPaise: z.number(),
      payoutReference: z.string(),
    }),
  ),
});

export const failure = z.object({ code: z.string(), message: z.string() });

export const WEBHOOK_EVENTS = [
  'order.completed',
  'order.failed',
  'refund.completed',
  'refund.failed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const webhookBody = z.object({
  eventId: z.string().check(z.minLength(8), z.maxLength(100)),
  event: z.enum(WEBHOOK_EVENTS),
  payload: z.union([orderStatus, refundStatus]),
});
export type WebhookBody = z.infer<typeof webhookBody>;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
