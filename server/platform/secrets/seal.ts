import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Keys, readingKeys } from './keys.ts';

const MARK = Buffer.from('AK1');
const KEY_ID_BYTES = 4;
const PREFIX_BYTES = MARK.length + KEY_ID_BYTES;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Stands before whatever these keys have sealed. */
export const sealPrefix = ({ id }: { readonly id: string }): Buffer =>
  Buffer.concat([MARK, Buffer.from(id, 'hex').subarray(0, KEY_ID_BYTES)]);

/** Written so that only the server can read it and nobody can change it (AES-256-GCM); `about` must be the same on opening. */
export function seal(keys: Keys, value: unknown, about: string): Buffer {
  return sealText(keys, JSON.stringify(value), about);
}

/** Nothing when no key of ours has sealed it, or it was sealed for something else, or was changed since. */
export function unseal<Value>(keys: Keys, sealed: Buffer, about: string): Value | undefined {
  const text = openText(keys, sealed, about);
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/** The same under today's key; nothing when it cannot be opened. */
export function sealAnew(keys: Keys, sealed: Buffer, about: string): Buffer | undefined {
  const text = openText(keys, sealed, about);
  return text === undefined ? undefined : sealText(keys, text, about);
}

function sealText(keys: Keys, text: string, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keys.seal, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealPrefix(keys), nonce, cipher.getAuthTag(), body]);
}

/** Values sealed before keys had names begin with their nonce, and are tried with every key. */
function openText(keys: Keys, sealed: Buffer, about: string): string | undefined {
  const prefix = sealed.subarray(0, PREFIX_BYTES);
  const named = readingKeys(keys).find((one) => sealPrefix(one).equals(prefix));
  const body = sealed.subarray(PREFIX_BYTES);
  const opened = named && openBody(named.seal, body, about);
  if (opened !== undefined) return opened;
  for (const one of readingKeys(keys)) {
    const text = openBody(one.seal, sealed, about);
    if (text !== undefined) return text;
  }
  return undefined;
}

function openBody(key: Buffer, sealed: Buffer, about: string): string | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(about))
      .setAuthTag(tag);
    const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
