/**
 * A number from 0 up to 1 that looks like chance but is always the same for the same words (FNV-1a, mixed as in MurmurHash3): many askers go
 * different ways, and one asker always goes the same way.
 */
export function stableHash(seed: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  // Without the last mixing, words that differ only at their end would stay close together.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
