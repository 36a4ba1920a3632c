import { randomBytes } from 'node:crypto';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { addWebhook as promise } from '#contract/ops/add-webhook.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { webhookSeal } from '#server/modules/webhook/sealed-store.ts';
import { recordWebhook } from '#server/modules/webhook/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { seal } from '#server/platform/secrets/seal.ts';

/** An address to which news goes from now on. Its secret is told once, so a repeat tells nothing. */
export const addWebhook = (
  { pool, keys }: { readonly pool: Pool; readonly keys: Keys },
  { by, id, name, url, events }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const secret = `whsec_${randomBytes(24).toString('base64')}`;
    const sealed = seal(keys, secret, webhookSeal(id));
    const chosen = [...new Set(events)];
    const isNew = await recordWebhook(db, { id, name, url, events: chosen, secret: sealed }, now);
    if (!isNew) return refuse('webhook-exists');
    await recordEvent(db, id, 'WebhookAdded', now, `ops:${by}`, { name });
    return accept({ secret });
  });
