import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { NewDelivery } from '#server/modules/webhook/delivery.ts';
import { recordDelivery } from '#server/modules/webhook/delivery-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Each piece of news is on its way to each address once, however often it is noted. */
export const noteDeliveries = (
  pool: Pool,
  news: readonly Omit<NewDelivery, 'id'>[],
  now: Instant,
): Promise<void> =>
  transaction(pool, async (db) => {
    for (const one of news) {
      const id = newId(now);
      if (!(await recordDelivery(db, { ...one, id }, now))) continue;
      await recordEvent(db, id, 'WebhookDue', now, 'clock', { webhookId: one.webhookId });
    }
  });
