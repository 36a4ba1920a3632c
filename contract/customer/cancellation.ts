import * as z from 'zod/mini';

/**
 * Why a cancellation costs what it costs, one for each row of the fee table; `rescheduled` is the floor of an earlier move,
 * `zone` a switch that holds for the promised start.
 */
export const FEE_REASONS = [
  'early',
  'unassigned',
  'just-booked',
  'under-24-hours',
  'under-3-hours',
  'on-the-way',
  'arrived',
  'late',
  'rescheduled',
  'zone',
] as const;
export type FeeReason = (typeof FEE_REASONS)[number];

/** Reasons why another way serves the customer better than cancelling now: we are late, nobody came, or nobody was found. */
export const BETTER_WAYS = ['late', 'nobody-came', 'nobody-found'] as const;

/** Causes of the next rise of the fee: the clock alone, or something that happens to the booking. */
export const FEE_RISES_BY = ['clock', 'assigned', 'sets-out', 'arrives'] as const;

/** Numbers of the fee table that a reason names; a booking keeps those that it was sold under. */
const feeBounds = z.object({
  freeHoursBefore: z.number(),
  lateHoursBefore: z.number(),
  graceMinutesAfterBooking: z.number(),
});
export type FeeBounds = z.infer<typeof feeBounds>;

/** The cost of cancelling at this moment. `feePaise` and `refundPaise` are sent back to confirm what was shown. */
export const cancellationQuote = z.object({
  /** The server's clock, for the one on screen. */
  now: z.string(),
  reason: z.enum(FEE_REASONS),
  /** Absent in an answer of the version before. */
  bounds: z.optional(feeBounds),
  percent: z.nullable(z.number()),
  feePaise: z.number(),
  refundPaise: z.number(),
  /** The least that cancelling costs after a move to another time at this moment. */
  floorPaise: z.number(),
  /** The sum given back earlier by hand, which counts towards the refund. */
  countedPaise: z.number(),
  /** One of the crew has left for safety: what was paid waits until both sides are heard. */
  heldForCase: z.boolean(),
  /** The part of the fee that was not paid yet: it becomes an amount due. */
  duePaise: z.number(),
  /** The better way beside this quote, open from `from` on, which may be past. */
  better: z.nullable(
    z.object({
      by: z.enum(BETTER_WAYS),
      from: z.string(),
      refundPaise: z.number(),
      creditPaise: z.number(),
    }),
  ),
  rises: z.nullable(
    z.object({
      by: z.enum(FEE_RISES_BY),
      /** The last moment at which the fee above holds; null when only an occurrence ends it, or may at any time. */
      after: z.nullable(z.string()),
      feePaise: z.number(),
    }),
  ),
});
export type CancellationQuote = z.infer<typeof cancellationQuote>;
