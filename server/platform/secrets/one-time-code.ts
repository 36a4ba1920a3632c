import { randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits, each of the million equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Takes the same time wherever they differ. */
export const sameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
