import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import { keptText } from '#server/platform/secrets/kept-text.ts';

/** What the server and its simulator share, in the terms of each gateway. */
export type SimulatorSecrets = {
  readonly sandbox: { readonly apiKey: string; readonly webhookSecret: string };
  readonly phonepe: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly clientVersion: string;
    readonly webhookUser: string;
    readonly webhookPassword: string;
  };
  readonly razorpay: {
    readonly keyId: string;
    readonly keySecret: string;
    readonly webhookSecret: string;
  };
};

export type SecretsOf<Provider extends PaymentProvider> = SimulatorSecrets[Provider] & {
  readonly controlKey: string;
};

const MAKERS: { readonly [Provider in PaymentProvider]: () => SimulatorSecrets[Provider] } = {
  sandbox: () => ({ apiKey: random(24), webhookSecret: random(32) }),
  phonepe: () => ({
    clientId: `SIMULATED_${random(6)}`,
    clientSecret: random(24),
    clientVersion: '1',
    webhookUser: 'aangan',
    webhookPassword: `${random(12)}1`,
  }),
  razorpay: () => ({
    keyId: `rzp_test_${randomBytes(7).toString('hex')}`,
    keySecret: random(18),
    webhookSecret: random(24),
  }),
};

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Made once for each data folder, by the server or by the simulator, whichever comes first. */
export function simulatorSecrets<Provider extends PaymentProvider>(
  folder: string,
  provider: Provider,
): SecretsOf<Provider> {
  const make = () => JSON.stringify({ controlKey: random(24), ...MAKERS[provider]() });
  const file = join(folder, `${provider}-simulator.json`);
  return JSON.parse(keptText(file, make, (text) => text.endsWith('}'))) as SecretsOf<Provider>;
}
