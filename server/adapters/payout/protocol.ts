import * as z from 'zod/mini';

/**
 * The HTTP interface of the sandbox for payouts, in the general shape of the Indian ones: the payer names payouts,
 * amounts are paise, a UPI id can be validated first, and webhooks are signed.
 */
export const PAYOUT_SIGNATURE = 'x-payout-signature';

const reference = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,63}$/));

export const validateRequest = z.object({ vpa: z.string() });
export const validateAnswer = z.object({
  vpa: z.string(),
  valid: z.boolean(),
  customerName: z.optional(z.string()),
});

export const payoutRequest = z.object({
  referenceId: reference,
  amount: z.number().check(z.int(), z.minimum(100), z.maximum(1_00_000_00)),
  currency: z.literal('INR'),
  mode: z.literal('UPI'),
  fundAccount: z.object({ accountType: z.literal('vpa'), vpa: z.string() }),
});

export const PAYOUT_STATES = ['queued', 'processing', 'processed', 'failed'] as const;

export const payoutStatus = z.object({
  id: z.string(),
  referenceId: z.string(),
  amount: z.number(),
  status: z.enum(PAYOUT_STATES),
  /** The reference by which both banks know it. */
  utr: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
});
export type PayoutStatus = z.infer<typeof payoutStatus>;

export const payoutFailure = z.object({ code: z.string(), message: z.string() });

export const payoutWebhook = z.object({
  eventId: z.string().check(z.minLength(8), z.maxLength(100)),
  event: z.enum(['payout.processed', 'payout.failed']),
  payout: payoutStatus,
});
