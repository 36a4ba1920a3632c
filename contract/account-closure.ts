import * as z from 'zod/mini';
import { formerAppeal } from './former-appeal.ts';

/** Why we close an account to its customer. */
export const CLOSURE_REASONS = ['safety', 'payment', 'misuse', 'asked', 'other'] as const;

/** A pause of a customer’s account, or its end, with the records of how that was decided. */
export const accountClosure = z.object({
  id: z.string(),
  kind: z.enum(['pause', 'close']),
  reason: z.enum(CLOSURE_REASONS),
  notice: z.string(),
  at: z.string(),
  /** When it ends by itself; null: it is closed. */
  endsAt: z.nullable(z.string()),
  decision: z.nullable(z.object({ decision: z.enum(['stay', 'close']), evidence: z.string() })),
  appeal: z.nullable(
    z.object({
      text: z.string(),
      answer: z.nullable(z.object({ granted: z.boolean(), reason: z.string() })),
    }),
  ),
  formerAppeals: z.array(formerAppeal),
  reopenedAt: z.nullable(z.string()),
  reopenedWhy: z.nullable(z.string()),
});
export type AccountClosure = z.infer<typeof accountClosure>;
