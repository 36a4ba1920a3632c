import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of the bytes as they were sent: parsing and writing them again would change them. */
export const sign = (secret: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Compared in constant time, so that a forger learns nothing from how long the answer took. */
export function isSigned(secret: string, body: Uint8Array, signature: string | null): boolean {
  const expected = Buffer.from(sign(secret, body));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
