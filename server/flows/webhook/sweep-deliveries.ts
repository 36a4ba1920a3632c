import { type Instant, MINUTE } from '#kernel/time.ts';
import { takeOverdueDeliveries } from '#server/modules/webhook/delivery-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Longer than a try takes, and than one whose sender died is kept for it. */
const OVERDUE_MS = 10 * MINUTE;
const MOST = 100;

/** Deliveries whose job was lost get another one; answers how many. Normally there are none. */
export const sweepDeliveries = (pool: Pool, now: Instant): Promise<number> =>
  transaction(pool, async (db) => {
    const overdue = await takeOverdueDeliveries(db, now - OVERDUE_MS, MOST, now);
    for (const { id, webhookId } of overdue)
      await recordEvent(db, id, 'WebhookDue', now, 'clock', { webhookId });
    return overdue.length;
  });
