import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { switchWebhook as promise } from '#contract/ops/switch-webhook.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { type ByWhom, isFor } from '#server/modules/webhook/of-whom.ts';
import { lockWebhook, recordWebhookOff, recordWebhookOn } from '#server/modules/webhook/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Off or on by hand; a repeat changes nothing. */
export const switchWebhook = (
  pool: Pool,
  { actor, integratorId, id, on }: InputOf<typeof promise> & ByWhom,
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const webhook = await lockWebhook(db, id);
    if (!webhook || !isFor(webhook, integratorId)) return refuse('webhook-not-found');
    const { name, isOff } = webhook;
    if (isOff !== on) return accept({ on });
    if (on) {
      await recordWebhookOn(db, id);
      await recordEvent(db, id, 'WebhookSwitchedOn', now, actor, { name });
    } else {
      await recordWebhookOff(db, id, 'by-hand', now);
      const data = { name, why: 'by-hand' } as const;
      await recordEvent(db, id, 'WebhookSwitchedOff', now, actor, data);
    }
    return accept({ on });
  });
