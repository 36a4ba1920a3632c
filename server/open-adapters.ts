import { openGateways } from '#server/adapters/gateway/open-gateways.ts';
import { createIdTokenVerifier } from '#server/adapters/id-token/id-token-verifier.ts';
import { openMessages } from '#server/adapters/messages/open-messages.ts';
import { openPayouts } from '#server/adapters/payout/open-payouts.ts';
import { openSocial } from '#server/adapters/social/open-social.ts';
import { createWebhookCaller } from '#server/adapters/webhook/webhook-caller.ts';
import type { Config } from './config.ts';
import { openObjects } from './config-of-objects.ts';

/** The outside companies that this deployment works with, or simulators of them. */
export function openAdapters(config: Config) {
  const objects = openObjects(config.s3, config.dataFolder);
  const gateways = openGateways(config, objects);
  const social = openSocial(config);
  const messages = openMessages({ ...config, accounts: config.messages });
  return {
    /** Everything that flows, views and jobs are given. */
    given: {
      objects,
      gateways: gateways.gateways,
      payouts: openPayouts(config, objects),
      messenger: messages.messenger,
      callWebhook: createWebhookCaller(),
      social: social.providers,
      idTokens: config.idTokens && createIdTokenVerifier(config.idTokens),
    },
    missing: messages.missing,
    startGateways: gateways.start,
    beside: [social, messages],
  };
}
