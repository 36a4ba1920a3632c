import { randomBytes } from 'node:crypto';
import type { addOwnWebhook as promise } from '#contract/integrator/add-own-webhook.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { addWebhook as opsPromise } from '#contract/ops/add-webhook.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockIntegrator } from '#server/modules/integrator/store.ts';
import { webhookSeal } from '#server/modules/webhook/sealed-store.ts';
import { countWebhooksOf, recordWebhook } from '#server/modules/webhook/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { seal } from '#server/platform/secrets/seal.ts';

type World = { readonly pool: Pool; readonly keys: Keys };
type Added = InputOf<typeof opsPromise> & { readonly actor: string };
type Told<Code extends string> = Promise<Outcome<OutputOf<typeof promise>, Code>>;

/** As many as a program with a receiver for each kind of news needs; whoever changes addresses switches old ones off. */
const MOST_OF_AN_INTEGRATOR = 20;

/** An address to which news goes from now on. Its secret is told once, so a repeat tells nothing. */
export function addWebhook(
  world: World,
  webhook: Added,
  now: Instant,
): Told<RefusalOf<typeof opsPromise>>;
/** The same by an integrator, whose address hears of the bookings that they have placed. */
export function addWebhook(
  world: World,
  webhook: Added & { readonly integratorId: string },
  now: Instant,
): Told<RefusalOf<typeof promise>>;
export function addWebhook(
  { pool, keys }: World,
  { actor, integratorId, id, name, url, events }: Added & { readonly integratorId?: string },
  now: Instant,
): Told<RefusalOf<typeof promise>> {
  return transaction(pool, async (db) => {
    if (integratorId !== undefined) {
      await lockIntegrator(db, integratorId);
      if ((await countWebhooksOf(db, integratorId)) >= MOST_OF_AN_INTEGRATOR)
        return refuse('too-many-webhooks');
    }
    const secret = `whsec_${randomBytes(24).toString('base64')}`;
    const sealed = seal(keys, secret, webhookSeal(id));
    const chosen = [...new Set(events)];
    const added = { id, name, url, events: chosen, secret: sealed, integratorId };
    const isNew = await recordWebhook(db, added, now);
    if (!isNew) return refuse('webhook-exists');
    await recordEvent(db, id, 'WebhookAdded', now, actor, { name });
    return accept({ secret });
  });
}
