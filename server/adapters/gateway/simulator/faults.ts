import * as z from 'zod/mini';

/** Faults that a simulated gateway commits on demand. A real gateway does all of this, only not when we are watching. */
const callFault = z.object({
  call: z.enum([
    'token',
    'create-order',
    'ask-order',
    'create-refund',
    'ask-refund',
    'read-settlement',
    'any',
  ]),
  kind: z.enum([
    /** Answers, but only after `delayMs`. */
    'slow',
    'server-error',
    /** Does nothing and never answers. */
    'no-answer',
    /** Does what was asked and never says so. */
    'no-answer-after-success',
    /** Does what was asked, and says that it knows this name already: the answer to a repetition that overtook us. */
    'duplicate',
    /** Answers 302 to somewhere else. */
    'redirect',
    'not-json',
    /** Reports one rupee less than was paid. */
    'wrong-amount',
    /** Answers about another order. */
    'wrong-order',
    /** Names a pay page on a stranger's address. */
    'foreign-pay-page',
    /** Gives out a token that it will not have the next moment. */
    'short-lived',
  ]),
  /** The number of calls that fail; without it, every one until the switches are set anew. */
  times: z.optional(z.number().check(z.int(), z.positive())),
  delayMs: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(120_000))),
  merchantOrderId: z.optional(z.string()),
});
export type CallFault = z.infer<typeof callFault>;

const count = z.number().check(z.int(), z.minimum(0), z.maximum(20));

export const faultSwitches = z.object({
  calls: z._default(z.array(callFault), []),
  webhooks: z._default(
    z.object({
      /** How often each is sent; 0 sends none. */
      copies: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(20)), 1),
      /** Each copy waits for a random share of this, so that they overtake each other. */
      spreadMs: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(600_000)), 0),
      delayMs: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(600_000)), 0),
      /** Further copies that say "completed" and carry a wrong signature. */
      forged: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(20)), 0),
    }),
    { copies: 1, spreadMs: 0, delayMs: 0, forged: 0 },
  ),
  /** How many rows of a settlement are left out, made up, told with another amount or fee, or told twice. */
  settlement: z._default(
    z.object({
      omit: z._default(count, 0),
      foreign: z._default(count, 0),
      wrongAmount: z._default(count, 0),
      wrongFee: z._default(count, 0),
      duplicate: z._default(count, 0),
    }),
    { omit: 0, foreign: 0, wrongAmount: 0, wrongFee: 0, duplicate: 0 },
  ),
  refunds: z._default(
    z.object({
      endAs: z._default(z.enum(['COMPLETED', 'FAILED']), 'COMPLETED'),
      /** How long a refund stays under way. */
      afterMs: z._default(z.number().check(z.int(), z.minimum(0)), 2_000),
    }),
    { endAs: 'COMPLETED', afterMs: 2_000 },
  ),
});
export type FaultSwitches = z.infer<typeof faultSwitches>;

export const noFaults = (): FaultSwitches => faultSwitches.parse({});

/** The first switch that concerns this call, counted down. */
export function takeFault(
  switches: FaultSwitches,
  call: CallFault['call'],
  merchantOrderId: string | undefined,
): CallFault | undefined {
  const fault = switches.calls.find(
    (one) =>
      (one.call === call || one.call === 'any') &&
      (one.times ?? 1) > 0 &&
      (one.merchantOrderId === undefined || one.merchantOrderId === merchantOrderId),
  );
  if (fault?.times !== undefined) fault.times -= 1;
  return fault;
}
