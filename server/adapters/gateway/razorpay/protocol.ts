import * as z from 'zod/mini';

/**
 * The parts of Razorpay's API that we speak, as its documentation has them:
 *
 * - keys: https://razorpay.com/docs/api/authentication/
 * - orders, also by our receipt and with their payments: https://razorpay.com/docs/api/orders/
 * - refunds, repeated safely: https://razorpay.com/docs/api/refunds/normal-refunds-idempotent/
 * - Hosted Checkout: https://razorpay.com/docs/payments/payment-gateway/web-integration/hosted/integration-steps/
 * - webhooks and their signature: https://razorpay.com/docs/webhooks/validate-test/
 *
 * Amounts are paise, instants epoch seconds.
 */
export const createdOrder = z.object({ id: z.string(), amount: z.number() });

/**
 * `created`, then `authorized`, then `captured` (or `failed`). `refunded` says nothing about that: one that nobody captured
 * in time, or a second one for a paid order, they give back by themselves, and of those `captured` is false.
 * https://razorpay.com/docs/payments/refunds/auto-refunds/
 */
export const payment = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.literal('INR'),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.nullable(z.string()),
  captured: z.optional(z.nullable(z.boolean())),
  error_code: z.optional(z.nullable(z.string())),
  error_reason: z.optional(z.nullable(z.string())),
  created_at: z.number(),
});
export type Payment = z.infer<typeof payment>;

/** An object, or an empty list when there are none. */
const notes = z.union([z.record(z.string(), z.nullable(z.string())), z.array(z.unknown())]);

export const order = z.object({
  id: z.string(),
  amount: z.number(),
  receipt: z.nullable(z.string()),
  status: z.enum(['created', 'attempted', 'paid']),
  notes,
  created_at: z.number(),
  payments: z.optional(z.nullable(z.object({ items: z.array(payment) }))),
});
export type Order = z.infer<typeof order>;

export const orderList = z.object({ items: z.array(order) });

export const refund = z.object({
  id: z.string(),
  amount: z.number(),
  receipt: z.optional(z.nullable(z.string())),
  status: z.enum(['pending', 'processed', 'failed']),
});
export type Refund = z.infer<typeof refund>;

export const refundList = z.object({ items: z.array(refund) });

export const failure = z.object({
  error: z.object({ code: z.string(), description: z.optional(z.nullable(z.string())) }),
});

const entity = <Inner extends z.ZodMiniType>(inner: Inner) =>
  z.optional(z.object({ entity: inner }));

export const webhookBody = z.object({
  event: z.string(),
  payload: z.object({
    order: entity(z.object({ receipt: z.nullable(z.string()) })),
    payment: entity(z.object({ order_id: z.optional(z.nullable(z.string())), notes })),
    refund: entity(z.object({ receipt: z.optional(z.nullable(z.string())) })),
  }),
});
export type WebhookBody = z.infer<typeof webhookBody>;

/** Note on an order and its payments by which we find them again. */
export const REFERENCE_NOTE = 'reference';
/** Their orders never end; ours do. Epoch seconds. */
export const EXPIRY_NOTE = 'expires_at';

export const noteOf = (all: z.infer<typeof notes>, name: string): string | undefined =>
  Array.isArray(all) ? undefined : (all[name] ?? undefined);
