import { createHmac, hkdfSync } from 'node:crypto';

/** One key for each use, all derived from the one secret of the house: what leaks of one says nothing about another. */
export type Keys = {
  readonly codes: Buffer;
  readonly captcha: Buffer;
  readonly seal: Buffer;
  readonly passes: Buffer;
};

export const keysFrom = (secret: string): Keys => ({
  codes: derive(secret, 'codes'),
  captcha: derive(secret, 'captcha'),
  seal: derive(secret, 'seal'),
  passes: derive(secret, 'passes'),
});

const derive = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'aangan', use, 32));

/**
 * What is stored of a short code. It is bound to the row it belongs to, so that equal codes look different, and keyed,
 * because there are only a million of them.
 */
export const codeHash = (keys: Keys, id: string, code: string): Buffer =>
  createHmac('sha256', keys.codes).update(`${id}:${code}`).digest();
