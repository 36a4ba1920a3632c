import * as z from 'zod/mini';

/**
 * State of a refund in its owner's words: with us, at the gateway, at their bank, with them, refused and tried again, or their
 * credit.
 */
export const REFUND_STATES = [
  'approved',
  'sent',
  'processing',
  'credited',
  'failed',
  'stuck',
  'as-credit',
] as const;
export type RefundStateView = (typeof REFUND_STATES)[number];

/** The methods by which money comes at a gateway: two are offered in our dialog, a gateway's own page may know more. */
export const PAID_WAYS = ['upi', 'card', 'netbanking', 'wallet'] as const;
export type PaidWay = (typeof PAID_WAYS)[number];

export const refund = z.object({
  id: z.string(),
  amountPaise: z.number(),
  /** The way the money came, and by which it goes back. */
  method: z.enum(PAID_WAYS),
  state: z.enum(REFUND_STATES),
  /** The holder of the money now. */
  holder: z.enum(['us', 'gateway', 'bank', 'you']),
  /** Under which the gateway and the bank know it, once they do. */
  reference: z.nullable(z.string()),
  requestedAt: z.string(),
  /** The last of the working days that the policy names. */
  dueOn: z.string(),
  isOverdue: z.boolean(),
  creditedAt: z.nullable(z.string()),
});
export type RefundView = z.infer<typeof refund>;
