import { newId } from '#kernel/ids.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { hasOwnAlarm } from '#server/modules/case/case.ts';
import { findOpenItem, recordOwner, recordStep } from '#server/modules/inbox/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { type Worked, workCase } from './steps/work-case.ts';

/** Two colleagues may take a case at once: one gets it, and the other is shown who. */
export const takeCase = (pool: Pool, asked: Worked, now: Instant) =>
  workCase(pool, asked, now, async (db, one) => {
    if (one.closedAt !== null) return refuse('case-closed');
    const kinds = hasOwnAlarm(one.kind)
      ? ([one.kind, 'case-due'] as const)
      : (['case-due'] as const);
    for (const kind of kinds) {
      const itemId = await findOpenItem(db, kind, kind === 'case-due' ? one.id : one.about);
      if (itemId === undefined) continue;
      await recordOwner(db, itemId, asked.by, now);
      const step = { id: newId(now), itemId } as const;
      await recordStep(db, { ...step, step: 'taken', by: `ops:${asked.by}` }, now);
    }
    return accept({ one: { ...one, ownerId: asked.by }, step: 'taken' } as const);
  });
