import { policy } from '#contract/policy.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { recordHarmAt } from '#server/modules/inbox/clock-store.ts';
import { findOpenItem } from '#server/modules/inbox/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { type Worked, workCase } from './steps/work-case.ts';

type Plan = Worked & { readonly text: string; readonly at: Instant; readonly tried: boolean };

/** Plans the next step and its hour; a call that was tried in vain comes back in the inbox then. */
export const planCase = (pool: Pool, asked: Plan, now: Instant) =>
  workCase(pool, asked, now, async (db, one) => {
    if (one.closedAt !== null) return refuse('case-closed');
    if (asked.at <= now) return refuse('step-in-the-past');
    if (asked.at > now + policy.cases.planDays * DAY) return refuse('step-too-late');
    if (one.kind === 'call-back') {
      const itemId = await findOpenItem(db, 'call-back', one.about);
      if (itemId !== undefined) await recordHarmAt(db, itemId, asked.at);
    }
    const { text } = asked;
    // Planning a case makes the colleague its owner if it has none.
    const next = { ...one, nextStep: text, nextAt: asked.at, ownerId: one.ownerId ?? asked.by };
    return accept({ one: next, step: asked.tried ? 'tried' : 'planned', text } as const);
  });
