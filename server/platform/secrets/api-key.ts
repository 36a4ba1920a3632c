import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const FORM = /^aangan_key_([0-9a-f]{48})([0-9a-f]{8})$/;

const sumOf = (random: string): string => crc32(random).toString(16).padStart(8, '0');

/** 192 random bits after a name that scanners for secrets look for, and a checksum by which they know a real one. */
export function newApiKey(): string {
  const random = randomBytes(24).toString('hex');
  return `aangan_key_${random}${sumOf(random)}`;
}

/** Whether this may be a key at all: anything else is refused without a look into the database. */
export function looksLikeApiKey(text: string): boolean {
  const [, random = '', sum] = FORM.exec(text) ?? [];
  return sum === sumOf(random);
}
