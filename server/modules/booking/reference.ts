/** No I, L, O, 0, 1: a person reads it over the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The confirmation code, `AGN-7F3K-21QX`, out of at least eight random bytes: 31⁸, about 850 thousand million. */
export function bookingReference(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `AGN-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
