import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Sixteen positions in twelve million bits: of a million passwords that nobody has leaked about three look leaked. */
const BITS = 12 * 1024 * 1024;
const POSITIONS = 16;

/**
 * A Bloom filter of the 474,743 passwords of eight characters and more among the million that stood most often in leaked
 * lists (decision 0820). No password can be read out of it, and none leaves this machine to be looked up.
 */
let filter: Uint8Array | undefined;
const theFilter = (): Uint8Array => {
  filter ??= readFileSync(new URL('leaked-passwords.bin', import.meta.url));
  return filter;
};

/** Whether somebody who tries the passwords of other sites' customers will try this one, in capitals or not. */
export function isLeaked(password: string): boolean {
  const bits = theFilter();
  return positionsOf(password).every((at) => ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0);
}

/** The filter of a list, for whoever writes it anew. */
export function filterOf(passwords: Iterable<string>): Uint8Array {
  const bits = new Uint8Array(BITS / 8);
  for (const password of passwords)
    for (const at of positionsOf(password)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return bits;
}

function positionsOf(password: string): number[] {
  const hash = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest();
  const first = hash.readUIntBE(0, 6);
  const step = hash.readUIntBE(6, 6);
  return Array.from({ length: POSITIONS }, (_, index) => (first + index * step) % BITS);
}
