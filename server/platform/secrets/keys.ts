import { createHmac, hkdfSync } from 'node:crypto';
import { sameHash } from './one-time-code.ts';

/** One key for each use, all derived from one secret: what leaks of one says nothing about another. */
type KeySet = {
  /** Names the secret these come from without telling it: stands before every sealed value, and in the database. */
  readonly id: string;
  readonly codes: Buffer;
  readonly captcha: Buffer;
  readonly seal: Buffer;
  readonly passes: Buffer;
  /** Seeds the one key of which a half is public: phones at gates check with it. */
  readonly gates: Buffer;
  readonly devices: Buffer;
};

/** The keys that write, and those of earlier secrets, which are only read with. */
export type Keys = KeySet & {
  readonly older: readonly KeySet[];
  /**
   * For fingerprints of addresses and people. Of the oldest secret that is still given, so that what was counted before a
   * rotation counts on after it.
   */
  readonly fingerprints: Buffer;
};

export function keysFrom(secret: string, olderSecrets: readonly string[] = []): Keys {
  const fingerprints = derive(olderSecrets.at(-1) ?? secret, 'fingerprints');
  return { ...keySet(secret), older: olderSecrets.map(keySet), fingerprints };
}

/** Key sets to try on anything signed or sealed, the likeliest first. */
export const readingKeys = (keys: Keys): readonly KeySet[] => [keys, ...keys.older];

const keySet = (secret: string): KeySet => ({
  id: derive(secret, 'id').toString('hex', 0, 8),
  codes: derive(secret, 'codes'),
  captcha: derive(secret, 'captcha'),
  seal: derive(secret, 'seal'),
  passes: derive(secret, 'passes'),
  gates: derive(secret, 'gates'),
  devices: derive(secret, 'devices'),
});

const derive = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'aangan', use, 32));

/**
 * The stored form of a short code. It is bound to the row it belongs to, so that equal codes look different, and keyed, because
 * there are only a million of them.
 */
export const codeHash = (keys: Pick<Keys, 'codes'>, id: string, code: string): Buffer =>
  createHmac('sha256', keys.codes).update(`${id}:${code}`).digest();

/** Six digits that follow from a name under our key: the same each time, and known to nobody who cannot ask us. */
export const codeFor = (keys: Pick<Keys, 'codes'>, name: string): string =>
  String(codeHash(keys, name, 'code').readUInt32BE(0) % 1_000_000).padStart(6, '0');

/** Whether this is what was stored, under today's keys or under those of an earlier secret. */
export const isCodeHash = (keys: Keys, id: string, code: string, stored: Buffer): boolean =>
  readingKeys(keys).some((one) => sameHash(codeHash(one, id, code), stored));

/**
 * Names an address or a person in a row or a log line without saying who it is. Keyed: there are so few addresses and
 * numbers that a plain hash of one is found by trying them all.
 */
export const fingerprint = (keys: Pick<Keys, 'fingerprints'>, text: string): string =>
  createHmac('sha256', keys.fingerprints).update(text).digest('base64url').slice(0, 22);
