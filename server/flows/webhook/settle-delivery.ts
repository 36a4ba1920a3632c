import type { Instant } from '#kernel/time.ts';
import { type Answered, type Claimed, recordTry } from '#server/modules/webhook/delivery-store.ts';
import { isGivenUp, nextWebhookTry } from '#server/modules/webhook/retrying.ts';
import {
  lockWebhook,
  recordFailing,
  recordWebhookOff,
  recordWorking,
} from '#server/modules/webhook/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Writes down what came of a try. One that failed comes back after a pause; an address at which all fails for days is switched off. */
export const settleDelivery = (
  pool: Pool,
  { id, webhookId, tries }: Pick<Claimed, 'id' | 'webhookId' | 'tries'>,
  answered: Answered,
  now: Instant,
): Promise<{ readonly againAt?: Instant }> =>
  transaction(pool, async (db) => {
    const { status } = answered;
    if (status !== null && status >= 200 && status < 300) {
      await recordTry(db, id, answered, 'delivered');
      await recordWorking(db, webhookId);
      return {};
    }
    const webhook = await lockWebhook(db, webhookId);
    const givenUp = webhook && !webhook.isOff && isGivenUp(webhook.failingSince ?? now, tries, now);
    if (givenUp) {
      await recordWebhookOff(db, webhookId, { why: 'failing', byUs: false }, now);
      const data = { name: webhook.name, why: 'failing' } as const;
      await recordEvent(db, webhookId, 'WebhookSwitchedOff', now, 'clock', data);
    }
    await recordFailing(db, webhookId, now);
    const againAt = givenUp || webhook?.isOff ? undefined : nextWebhookTry(tries, now);
    await recordTry(db, id, answered, againAt === undefined ? 'failed' : { againAt });
    return againAt === undefined ? {} : { againAt };
  });
