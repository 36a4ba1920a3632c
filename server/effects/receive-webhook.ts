import type { ReceivedWebhook } from '#server/adapters/gateway/gateway.ts';
import { recordWebhook } from '#server/flows/payment/record-webhook.ts';
import type { PaymentDeps } from './gateway-of.ts';

export type Received = 'accepted' | 'forged' | 'replayed' | 'no-such-gateway';

/**
 * A webhook at the door. What it says is not believed, only that something may have happened: the gateway is asked
 * about it, by a job, so that the gateway has its answer at once.
 */
export async function receiveWebhook(
  deps: Pick<PaymentDeps, 'pool' | 'now' | 'log' | 'gateways'>,
  provider: string,
  webhook: ReceivedWebhook,
): Promise<Received> {
  const gateway = deps.gateways.get(provider);
  if (!gateway) return 'no-such-gateway';
  const hint = gateway.verifyWebhook(webhook);
  if (!hint) {
    deps.log.attack('webhook-forged', { provider, bytes: webhook.body.byteLength });
    return 'forged';
  }
  const { eventId: webhookId, about, reference } = hint;
  const taken =
    isName(webhookId) && isName(reference)
      ? await recordWebhook(deps, { provider, webhookId, about, reference })
      : 'not-ours';
  if (taken === 'replayed') {
    deps.log.attack('webhook-replayed', { provider, about });
    return 'replayed';
  }
  if (taken === 'not-ours') deps.log.warn('webhook-not-ours', { provider, about });
  return 'accepted';
}

/** Ours are printable, and so is what gateways call their events; the database takes nothing else. */
const isName = (text: string): boolean => /^[\x21-\x7e]{1,300}$/.test(text);
