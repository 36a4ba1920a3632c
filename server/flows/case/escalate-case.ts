import { newId } from '#kernel/ids.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordItem, recordOwner, recordStep } from '#server/modules/inbox/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { type Worked, workCase } from './steps/work-case.ts';

/** The grievance officer is called for: it rings now, and is nobody’s until somebody takes it. */
export const escalateCase = (pool: Pool, asked: Worked & { readonly text: string }, now: Instant) =>
  workCase(pool, asked, now, async (db, one) => {
    if (one.closedAt !== null) return refuse('case-closed');
    const { id: itemId } = await recordItem(
      db,
      newId(now),
      {
        ...({ kind: 'case-due', about: one.id, thingId: one.number, harms: 'customer' } as const),
        ...({ harmAt: now, because: 'escalated', meanwhile: { does: 'nothing' } } as const),
        ...(one.bookingId !== null && { bookingId: one.bookingId }),
        ...(one.leadId !== null && { leadId: one.leadId }),
        escalates: true,
      },
      now,
    );
    await recordOwner(db, itemId, null, now);
    const step = { id: newId(now), itemId, step: 'escalated', by: `ops:${asked.by}` } as const;
    await recordStep(db, { ...step, note: asked.text }, now);
    const next = { ...one, escalatedAt: now, ownerId: null };
    return accept({ one: next, step: 'escalated', text: asked.text } as const);
  });
