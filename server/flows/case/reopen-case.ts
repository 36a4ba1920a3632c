import { accept, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { canReopen, reopened } from '#server/modules/case/reopening.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { type Worked, workCase } from './steps/work-case.ts';

/** Taken up again by somebody of us, whose it is then. */
export const reopenCase = (pool: Pool, asked: Worked & { readonly text: string }, now: Instant) =>
  workCase(pool, asked, now, (_db, one) => {
    if (one.closedAt === null) return refuse('case-open');
    if (!canReopen(one, now)) return refuse('case-closed-for-good');
    const next = { ...reopened(one, now), ownerId: asked.by };
    return accept({ one: next, step: 'reopened', text: asked.text } as const);
  });
