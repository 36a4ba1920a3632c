import type { RefusalOf } from '#contract/operation.ts';
import type { releaseInboxItem as promise } from '#contract/ops/release-inbox-item.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockItem, recordOwner, recordStep } from '#server/modules/inbox/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { ringForItem } from '../steps/inbox/ring-for-item.ts';

/** The operator who looked after an item releases it; a second release leaves it nobody's. */
export const releaseItem = (
  pool: Pool,
  { id, by }: { readonly id: string; readonly by: string },
  now: Instant,
): Promise<Outcome<'released', RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const item = await lockItem(db, id);
    if (!item) return refuse('inbox-item-not-found');
    if (item.closedAt !== null) return refuse('inbox-item-closed', { outcome: item.outcome });
    if (item.ownerId === null) return accept('released');
    if (item.ownerId !== by) return refuse('inbox-item-not-yours', { ownerId: item.ownerId });
    await recordOwner(db, id, null, now);
    await recordStep(db, { id: newId(now), itemId: id, step: 'released', by: `ops:${by}` }, now);
    await ringForItem(db, item, now);
    return accept('released');
  });
