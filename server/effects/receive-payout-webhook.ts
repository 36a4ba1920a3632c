import type { ReceivedWebhook } from '#server/adapters/gateway/gateway.ts';
import { hurryPayout } from '#server/flows/transfer/hurry-payout.ts';
import { transferIdOf } from '#server/modules/transfer/transfer.ts';
import type { PayoutDeps } from './move-transfer.ts';

/**
 * The webhook is not believed, only taken as a hint: a job asks the company. A webhook sent twice asks twice, which changes
 * nothing.
 */
export async function receivePayoutWebhook(
  deps: PayoutDeps,
  webhook: ReceivedWebhook,
): Promise<'accepted' | 'forged' | 'no-such-company'> {
  const { provider } = deps.payouts;
  if (!provider) return 'no-such-company';
  const hint = provider.verifyWebhook(webhook);
  if (!hint) {
    deps.log.attack('webhook-forged', { provider: 'payouts', bytes: webhook.body.byteLength });
    return 'forged';
  }
  const payoutId = transferIdOf(hint.payoutReference);
  if (UUID.test(payoutId)) await hurryPayout(deps, payoutId);
  return 'accepted';
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
