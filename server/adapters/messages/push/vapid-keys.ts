import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** P-256, as base64url: the public one goes to browsers, who then take messages from its owner only. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** For development: made once for each data folder and readable by its owner only; `wx` lets only one process make it. */
export function keptVapidKeys(folder: string): VapidKeys {
  const file = join(folder, 'vapid-keys.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, JSON.stringify(newVapidKeys()), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
  }
  return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
}

function newVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A number of 32 bytes may begin with zeros, which are left out.
  const number = pair.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - number.length), number]);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
