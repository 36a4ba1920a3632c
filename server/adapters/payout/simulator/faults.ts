import * as z from 'zod/mini';

const payoutFault = z.object({
  call: z.enum(['find-name', 'create', 'ask', 'any']),
  kind: z.enum([
    /** Answers, but only after `delayMs`. */
    'slow',
    'server-error',
    /** Does nothing and never answers. */
    'no-answer',
    /** Does what was asked and never says so. */
    'no-answer-after-success',
    'not-json',
  ]),
  /** The number of calls that fail; without it, every one until the switches are set anew. */
  times: z.optional(z.number().check(z.int(), z.positive())),
  delayMs: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(120_000))),
});

/** Faults that the simulated company commits on demand. */
export const payoutSwitches = z.object({
  calls: z._default(z.array(payoutFault), []),
  webhooks: z._default(
    z.object({
      /** How often each is sent; 0 sends none. */
      copies: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(20)), 1),
      delayMs: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(600_000)), 0),
      /** Further copies that carry a wrong signature. */
      forged: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(20)), 0),
    }),
    { copies: 1, delayMs: 0, forged: 0 },
  ),
  /** How payouts end that are under way, and how long they are. */
  endAs: z._default(z.enum(['processed', 'failed']), 'processed'),
  afterMs: z._default(z.number().check(z.int(), z.minimum(0)), 2_000),
});
export type PayoutSwitches = z.infer<typeof payoutSwitches>;

/** The first switch that concerns this call, counted down. */
export function takePayoutFault(
  switches: PayoutSwitches,
  call: 'find-name' | 'create' | 'ask',
): z.infer<typeof payoutFault> | undefined {
  const fault = switches.calls.find(
    (one) => (one.call === call || one.call === 'any') && (one.times ?? 1) > 0,
  );
  if (fault?.times !== undefined) fault.times -= 1;
  return fault;
}
