import { Webhook } from 'standardwebhooks';
import { type Clock, type Instant, MINUTE, toIndiaIso } from '#kernel/time.ts';
import type { CallWebhook } from '#server/adapters/webhook/webhook-caller.ts';
import { settleDelivery } from '#server/flows/webhook/settle-delivery.ts';
import {
  type Claimed,
  claimDelivery,
  findWaiting,
} from '#server/modules/webhook/delivery-store.ts';
import { webhookSeal } from '#server/modules/webhook/sealed-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';

/** The dependencies of sending news to integrators. */
export type WebhookDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly keys: Keys;
  readonly callWebhook: CallWebhook;
};

/** Longer than any call takes: whoever died with it loses it. */
const CLAIM_MS = MINUTE;

/** Sends a delivery once, whoever else is at it, and answers when to come back if it did not arrive. */
export async function sendWebhook(
  deps: WebhookDeps,
  deliveryId: string,
): Promise<{ readonly againAt?: Instant }> {
  const now = deps.now();
  const delivery = await claimDelivery(deps.pool, deliveryId, now + CLAIM_MS, now);
  if (!delivery) {
    const waiting = await findWaiting(deps.pool, deliveryId);
    return waiting ? { againAt: waiting.nextAt } : {};
  }
  const answer = await call(deps, delivery, now);
  const status = 'status' in answer ? answer.status : null;
  const error = 'error' in answer ? answer.error : null;
  return settleDelivery(deps.pool, delivery, { status, error }, deps.now());
}

async function call({ keys, callWebhook }: WebhookDeps, delivery: Claimed, now: Instant) {
  const { id, webhookId, url, secret: sealed, isOff } = delivery;
  if (isOff) return { error: 'switched off' };
  const secret = unseal<string>(keys, sealed, webhookSeal(webhookId));
  if (secret === undefined) return { error: 'its secret can no longer be read' };
  const body = JSON.stringify(newsOf(delivery));
  const sentAt = new Date(now);
  return callWebhook({
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
    },
  });
}

/** Ids, names of events and moments: whoever wants to know more asks with a right of their own. */
const newsOf = ({ type, happenedAt, bookingId, reference, status }: Claimed) => ({
  type,
  timestamp: toIndiaIso(happenedAt),
  data: { bookingId, reference, status },
});
