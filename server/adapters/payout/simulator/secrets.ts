import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptText } from '#server/platform/secrets/kept-text.ts';

export type PayoutSecrets = {
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly controlKey: string;
};

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Made once for each data folder, by the server or by the simulator, whichever comes first. */
export function payoutSecrets(folder: string): PayoutSecrets {
  const make = () =>
    JSON.stringify({ apiKey: random(24), webhookSecret: random(32), controlKey: random(24) });
  const file = join(folder, 'payout-simulator.json');
  return JSON.parse(keptText(file, make, (text) => text.endsWith('}'))) as PayoutSecrets;
}
