/**
 * A number from 0 up to 1 that looks like chance but is always the same for the same words (FNV-1a): many askers go
 * different ways, and one asker always goes the same way.
 */
export function scatter(seed: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) / 2 ** 32;
}
