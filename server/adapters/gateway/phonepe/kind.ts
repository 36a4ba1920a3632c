import { randomText } from '#server/platform/secrets/random-text.ts';
import type { GatewayKind } from '../kind.ts';
import { simulatedFile } from '../simulator/simulated-file.ts';
import type { PhonepeAccount, PlacedPhonepeAccount } from './account.ts';
import { createPhonepeClient } from './client.ts';
import { phonepeProtocol } from './simulator.ts';

/** https://developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference/authorization */
const PHONEPE_PLACES = {
  production: {
    apiUrl: 'https://api.phonepe.com/apis/pg',
    tokenUrl: 'https://api.phonepe.com/apis/identity-manager',
    payPageOrigins: ['https://mercury-t2.phonepe.com', 'https://mercury.phonepe.com'],
  },
  test: {
    apiUrl: 'https://api-preprod.phonepe.com/apis/pg-sandbox',
    tokenUrl: 'https://api-preprod.phonepe.com/apis/pg-sandbox',
    payPageOrigins: ['https://mercury-uat.phonepe.com'],
  },
} as const;

export const phonepe: GatewayKind<PlacedPhonepeAccount, PhonepeAccount> = {
  open({ at, payPageOrigins, ...account }, { reports }) {
    const place = PHONEPE_PLACES[at];
    return createPhonepeClient({
      ...place,
      ...account,
      payPageOrigins: payPageOrigins ?? place.payPageOrigins,
      // Reports are put there once fetched, one file for each day of a payout.
      settlementFile: async (day) =>
        (await reports.get(`settlements/phonepe/${day}.csv`))?.toString('utf8'),
    });
  },
  makeSecrets: () => ({
    clientId: `SIMULATED_${randomText(6)}`,
    clientSecret: randomText(24),
    clientVersion: '1',
    webhookUser: 'aangan',
    webhookPassword: `${randomText(12)}1`,
  }),
  protocol: phonepeProtocol,
  openSimulated: ({ controlKey, ...secrets }, { url, payPageOrigin, timeoutMs }) =>
    createPhonepeClient({
      ...{ apiUrl: url, tokenUrl: url, payPageOrigins: [payPageOrigin] },
      settlementFile: simulatedFile(url, controlKey),
      ...secrets,
      ...(timeoutMs && { timeoutMs }),
    }),
};
