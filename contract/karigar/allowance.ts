import * as z from 'zod/mini';

/** Pay of a Karigar on top of that for the work. */
export const ALLOWANCE_KINDS = ['wait-at-door', 'long-way'] as const;

export const allowance = z.object({
  kind: z.enum(ALLOWANCE_KINDS),
  /** The day in India on which they came, or are to come. */
  date: z.string(),
  /** The minutes that are paid; null for a way. */
  minutes: z.nullable(z.number()),
  /** The length of the way; null for a wait. */
  kilometres: z.nullable(z.number()),
  amountPaise: z.number(),
  /** Income tax kept of it. */
  incomeTaxPaise: z.number(),
  netPaise: z.number(),
  /** False: it was promised, and is paid when they come. */
  paid: z.boolean(),
});
export type Allowance = z.infer<typeof allowance>;
