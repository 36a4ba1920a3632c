import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of the bytes as they were sent: parsing and writing them again would change them. */
export const sign = (secret: string, body: Uint8Array | string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

export const isSigned = (
  secret: string,
  body: Uint8Array | string,
  signature: string | null | undefined,
): boolean => isSame(sign(secret, body), signature);

/** Compared in constant time, so that a forger learns nothing from how long the answer took. */
export function isSame(expected: string, given: string | null | undefined): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given ?? '')];
  return one.length === other.length && timingSafeEqual(one, other);
}

export const digest = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');
