import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { replayWebhookDelivery as promise } from '#contract/ops/replay-webhook-delivery.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockDelivery, recordReplay } from '#server/modules/webhook/delivery-store.ts';
import { type ByWhom, isFor } from '#server/modules/webhook/of-whom.ts';
import { lockWebhook } from '#server/modules/webhook/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** A delivery begins anew, with all its tries; one that still waits for the next stays as it is. */
export const replayDelivery = (
  pool: Pool,
  { actor, integratorId, id }: InputOf<typeof promise> & ByWhom,
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const delivery = await lockDelivery(db, id);
    const webhook = delivery && (await lockWebhook(db, delivery.webhookId));
    if (!webhook || !isFor(webhook, integratorId)) return refuse('webhook-delivery-not-found');
    const { webhookId, state } = delivery;
    if (state === 'waiting') return accept({ waiting: true });
    if (webhook.isOff) return refuse('webhook-off');
    await recordReplay(db, id, now);
    await recordEvent(db, id, 'WebhookDue', now, actor, { webhookId });
    return accept({ waiting: true });
  });
