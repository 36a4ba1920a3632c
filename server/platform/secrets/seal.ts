import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Written so that only the house can read it and nobody can change it (AES-256-GCM); `about` must be the same on opening. */
export function seal(keys: Keys, value: unknown, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keys.seal, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Nothing when it was sealed under another key or for something else, or was changed since. */
export function unseal<Value>(keys: Keys, sealed: Buffer, about: string): Value | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keys.seal, nonce, {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(about))
      .setAuthTag(tag);
    const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8')) as Value;
  } catch {
    return undefined;
  }
}
