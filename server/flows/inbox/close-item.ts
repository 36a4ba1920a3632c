import type { RefusalOf } from '#contract/operation.ts';
import type { closeInboxItem as promise } from '#contract/ops/close-inbox-item.ts';
import { type InboxOutcome, outcomesOf } from '#contract/ops/inbox.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockItem, recordClosed, recordStep } from '#server/modules/inbox/store.ts';
import { arePayoutsHeld } from '#server/modules/settlement/restore-store.ts';
import { recordLeadHandled } from '#server/modules/support/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endCaseOfItem } from '../steps/case/open-case-of-item.ts';

/** It needs nobody any more; of a call-back that says what became of it. Closed again with the same outcome it stays closed. */
export const closeItem = (
  pool: Pool,
  command: {
    readonly id: string;
    readonly outcome: InboxOutcome;
    readonly note: string;
    readonly by: string;
  },
  now: Instant,
): Promise<Outcome<'closed', RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const { id, outcome, note, by } = command;
    const item = await lockItem(db, id);
    if (!item) return refuse('inbox-item-not-found');
    if (item.closedAt !== null) {
      return item.outcome === outcome
        ? accept('closed')
        : refuse('inbox-item-closed', { outcome: item.outcome });
    }
    if (item.ownerId !== null && item.ownerId !== by)
      return refuse('inbox-item-taken', { ownerId: item.ownerId });
    if (!outcomesOf(item.kind).includes(outcome)) return refuse('outcome-not-fitting');
    // Finance lets payouts go again through this alarm; closed earlier, it would leave them held for good.
    if (item.kind === 'payouts-held' && (await arePayoutsHeld(db))) return refuse('payouts-held');
    await recordClosed(db, id, { outcome, by: `ops:${by}` }, now);
    const step = { id: newId(now), itemId: id, step: 'closed', by: `ops:${by}`, note } as const;
    await recordStep(db, step, now);
    await endCaseOfItem(db, id, { by: `ops:${by}`, outcome }, now);
    if (item.leadId !== null) await recordLeadHandled(db, item.leadId, { by, outcome }, now);
    return accept('closed');
  });
