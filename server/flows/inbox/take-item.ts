import type { RefusalOf } from '#contract/operation.ts';
import type { takeInboxItem as promise } from '#contract/ops/take-inbox-item.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockItem, recordOwner, recordStep } from '#server/modules/inbox/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { giveCaseOfItem } from '../steps/case/open-case-of-item.ts';

/**
 * When two operators take an item at once, one has it and the other is told who; it is taken over only from the
 * person whom the taker saw holding it.
 */
export const takeItem = (
  pool: Pool,
  { id, from, by }: { readonly id: string; readonly from: string | null; readonly by: string },
  now: Instant,
): Promise<Outcome<'taken', RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const item = await lockItem(db, id);
    if (!item) return refuse('inbox-item-not-found');
    if (item.closedAt !== null) return refuse('inbox-item-closed', { outcome: item.outcome });
    if (item.ownerId === by) return accept('taken');
    if (item.ownerId !== from) return refuse('inbox-item-taken', { ownerId: item.ownerId });
    await recordOwner(db, id, by, now);
    await giveCaseOfItem(db, item, by, now);
    await recordStep(db, { id: newId(now), itemId: id, step: 'taken', by: `ops:${by}` }, now);
    return accept('taken');
  });
