import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { recordWatcher } from '#server/modules/case/lists-store.ts';
import { lockCase } from '#server/modules/case/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** A screen that says nothing for so long shows it no more. */
export const WATCHED_FOR = MINUTE / 2;

/** A colleague who has the case on the screen is seen by the others. */
export const watchCase = (
  pool: Pool,
  { number, staffId }: { readonly number: string; readonly staffId: string },
  now: Instant,
): Promise<Outcome<{ id: string; version: number }, 'case-not-found'>> =>
  transaction(pool, async (db) => {
    const one = await lockCase(db, number);
    if (!one) return refuse('case-not-found');
    await recordWatcher(db, { caseId: one.id, staffId }, { now, since: now - WATCHED_FOR });
    return accept({ id: one.id, version: one.version });
  });
