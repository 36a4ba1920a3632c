import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { type Keys, readingKeys } from './keys.ts';

const LIFE = 5 * MINUTE;
const NONCE_BYTES = 16;
const UNTIL_BYTES = 8;
const SAID_BYTES = NONCE_BYTES + UNTIL_BYTES;

/**
 * A challenge for a passkey: for one purpose, in one browser or session, for five minutes. It says all of that itself, signed,
 * so that nothing is kept of the many that nobody answers.
 */
export function newPasskeyChallenge(
  keys: Keys,
  whose: string,
  now: Instant,
): Uint8Array<ArrayBuffer> {
  const said = Buffer.alloc(SAID_BYTES);
  randomBytes(NONCE_BYTES).copy(said);
  said.writeBigInt64BE(BigInt(now + LIFE), NONCE_BYTES);
  return new Uint8Array(Buffer.concat([said, signed(keys, said, whose)]));
}

export type AnsweredChallenge = { readonly nonce: string; readonly until: Instant };

/** The challenge that an answer is about, when it was ours, for this and in time. It is still to be spent. */
export function readPasskeyChallenge(
  keys: Keys,
  challenge: string,
  whose: string,
  now: Instant,
): AnsweredChallenge | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  const said = bytes.subarray(0, SAID_BYTES);
  const signature = bytes.subarray(SAID_BYTES);
  const isOurs = readingKeys(keys).some((one) => {
    const right = signed(one, said, whose);
    return right.length === signature.length && timingSafeEqual(right, signature);
  });
  if (!isOurs) return undefined;
  const until = Number(said.readBigInt64BE(NONCE_BYTES));
  const nonce = `passkey ${said.toString('base64url', 0, NONCE_BYTES)}`;
  return until > now ? { nonce, until } : undefined;
}

const signed = ({ codes }: Pick<Keys, 'codes'>, said: Buffer, whose: string): Buffer =>
  createHmac('sha256', codes).update('passkey ').update(said).update(whose).digest();
