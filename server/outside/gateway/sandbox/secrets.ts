import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptText } from '#server/platform/secrets/kept-text.ts';

/** The two secrets that the house and its sandbox share. */
export type SandboxSecrets = { readonly apiKey: string; readonly webhookSecret: string };

/** Made once for each data folder, by the house or by the sandbox, whichever comes first. */
export const sandboxSecrets = (folder: string): SandboxSecrets =>
  JSON.parse(keptText(join(folder, 'sandbox-secrets.json'), make, (text) => text.endsWith('}')));

const make = (): string =>
  JSON.stringify({
    apiKey: randomBytes(24).toString('base64url'),
    webhookSecret: randomBytes(32).toString('base64url'),
  } satisfies SandboxSecrets);
