import { join } from 'node:path';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import { keptText } from '#server/platform/secrets/kept-text.ts';
import { randomText } from '#server/platform/secrets/random-text.ts';
import { KINDS } from '../kinds.ts';

/** Secrets that the server and its simulator share, in the terms of each gateway. */
export type SimulatorSecrets = {
  readonly [Provider in PaymentProvider]: ReturnType<(typeof KINDS)[Provider]['makeSecrets']>;
};

export type SecretsOf<Provider extends PaymentProvider> = SimulatorSecrets[Provider] & {
  readonly controlKey: string;
};

/** Made once for each data folder, by the server or by the simulator, whichever comes first. */
export function simulatorSecrets<Provider extends PaymentProvider>(
  folder: string,
  provider: Provider,
): SecretsOf<Provider> {
  const make = () =>
    JSON.stringify({ controlKey: randomText(24), ...KINDS[provider].makeSecrets() });
  const file = join(folder, `${provider}-simulator.json`);
  return JSON.parse(keptText(file, make, (text) => text.endsWith('}'))) as SecretsOf<Provider>;
}
