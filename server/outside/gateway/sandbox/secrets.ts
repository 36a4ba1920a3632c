import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The two secrets that the house and its sandbox share. */
export type SandboxSecrets = { readonly apiKey: string; readonly webhookSecret: string };

/** Made once for each data folder and readable by its owner only; `wx` lets only one of several processes make it. */
export function sandboxSecrets(folder: string): SandboxSecrets {
  const file = join(folder, 'sandbox-secrets.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) {
    const secrets: SandboxSecrets = {
      apiKey: randomBytes(24).toString('base64url'),
      webhookSecret: randomBytes(32).toString('base64url'),
    };
    try {
      writeFileSync(file, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SandboxSecrets;
}
