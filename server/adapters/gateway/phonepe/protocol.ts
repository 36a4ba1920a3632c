import * as z from 'zod/mini';

/**
 * The parts of PhonePe's Payment Gateway v2 (Standard Checkout) that we speak, as its documentation has them:
 *
 * - token: https://developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference/authorization
 * - pay: https://developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference/create-payment
 * - ways to pay: https://developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference/create-payment-2/configure-payment-modes/
 * - order status: https://developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference/order-status
 * - refund and its status: https://developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference/refund
 * - webhooks: https://developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference/webhook
 * - error codes: https://developer.phonepe.com/payment-gateway/error-codes
 *
 * Amounts are paise, instants epoch milliseconds, those of the token epoch seconds.
 */
export const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_at: z.number(),
});

export const payAnswer = z.object({
  orderId: z.string(),
  state: z.string(),
  redirectUrl: z.string(),
});

/** Metadata that we gave them with an order comes back with its status. */
const metaInfo = z.optional(z.nullable(z.object({ udf1: z.optional(z.nullable(z.string())) })));

const paymentDetail = z.object({
  transactionId: z.string(),
  paymentMode: z.string(),
  state: z.string(),
  amount: z.number(),
});

export const orderStatus = z.object({
  orderId: z.string(),
  state: z.enum(['PENDING', 'COMPLETED', 'FAILED']),
  amount: z.number(),
  merchantOrderId: z.optional(z.string()),
  metaInfo,
  errorCode: z.optional(z.nullable(z.string())),
  detailedErrorCode: z.optional(z.nullable(z.string())),
  paymentDetails: z.optional(z.nullable(z.array(paymentDetail))),
});
export type OrderStatus = z.infer<typeof orderStatus>;

/** `CONFIRMED`: the bank has taken it on. The answer to the call itself has the same form. */
export const refundStatus = z.object({
  refundId: z.string(),
  amount: z.number(),
  state: z.enum(['PENDING', 'CONFIRMED', 'COMPLETED', 'FAILED']),
  errorCode: z.optional(z.nullable(z.string())),
  detailedErrorCode: z.optional(z.nullable(z.string())),
});
export type RefundStatus = z.infer<typeof refundStatus>;

export const failure = z.object({ code: z.string() });

/** Its `type` is to disappear; `event` is what to read. */
export const webhookBody = z.object({
  event: z.string(),
  payload: z.object({
    merchantOrderId: z.optional(z.string()),
    merchantRefundId: z.optional(z.string()),
  }),
});
