import * as z from 'zod/mini';
import { formerAppeal } from './former-appeal.ts';

/** Why somebody is off the roster by us; the sentence beside it says what happened. */
export const PAUSE_REASONS = [
  'safety',
  'complaints',
  'documents',
  'money',
  'conduct',
  'other',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Details that a paused Karigar reads: the notice, when it ends by itself, what was decided, and what became of an appeal. */
export const karigarPause = z.object({
  id: z.string(),
  reason: z.enum(PAUSE_REASONS),
  notice: z.string(),
  pausedAt: z.string(),
  /** Null: we have decided not to work together any more. */
  endsAt: z.nullable(z.string()),
  decision: z.nullable(
    z.object({ decision: z.enum(['stay', 'end']), evidence: z.string(), decidedAt: z.string() }),
  ),
  appeal: z.nullable(
    z.object({
      text: z.string(),
      appealedAt: z.string(),
      answer: z.nullable(
        z.object({ granted: z.boolean(), reason: z.string(), decidedAt: z.string() }),
      ),
    }),
  ),
  formerAppeals: z.array(formerAppeal),
  over: z.nullable(z.object({ at: z.string(), why: z.string() })),
});
export type KarigarPauseView = z.infer<typeof karigarPause>;
