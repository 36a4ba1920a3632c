import { randomBytes } from 'node:crypto';
import { recordRecoveryCodes } from '#server/modules/staff/factor-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recoveryHash } from './is-second-factor.ts';

/** Ten in place of all that there were; only their hashes are kept. */
export async function newRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newRecoveryCode);
  await recordRecoveryCodes(db, userId, codes.map(recoveryHash));
  return codes;
}

/** 50 random bits in letters that are not mistaken for each other. */
const newRecoveryCode = (): string => {
  const letters = Array.from(randomBytes(10), (byte) => ALPHABET[byte % 32]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
