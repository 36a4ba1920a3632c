import { randomBytes } from 'node:crypto';
import { randomText } from '#server/platform/secrets/random-text.ts';
import type { GatewayKind } from '../kind.ts';
import type { RazorpayAccount } from './account.ts';
import { createRazorpayClient } from './client.ts';
import { razorpayProtocol } from './simulator.ts';

export const razorpay: GatewayKind<RazorpayAccount, RazorpayAccount> = {
  open: (account, { siteOrigins, brandName }) =>
    createRazorpayClient({
      ...account,
      apiUrl: 'https://api.razorpay.com',
      siteOrigins,
      brandName,
    }),
  makeSecrets: () => ({
    keyId: `rzp_test_${randomBytes(7).toString('hex')}`,
    keySecret: randomText(18),
    webhookSecret: randomText(24),
  }),
  protocol: razorpayProtocol,
  openSimulated: (secrets, { url, siteOrigins, brandName, timeoutMs }) =>
    createRazorpayClient({
      ...secrets,
      ...{ apiUrl: url, siteOrigins, brandName },
      ...(timeoutMs && { timeoutMs }),
    }),
};
