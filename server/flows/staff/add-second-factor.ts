import { randomBytes } from 'node:crypto';
import type { RefusalOf } from '#contract/operation.ts';
import type { addSecondFactor as promise } from '#contract/public/add-second-factor.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordPasskey, recordRecoveryCodes } from '#server/modules/staff/factor-store.ts';
import { recordProven, takeChallenge } from '#server/modules/staff/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { readNewPasskey } from '#server/platform/secrets/passkeys.ts';
import {
  countFactorAttempt,
  type InStaffSession,
  isTotp,
  recoveryHash,
  type Shown,
  type StaffHouse,
} from './steps/is-second-factor.ts';

type Added = { readonly recoveryCodes: string[] | null };

/**
 * The first answer of the new factor confirms it. The first factor ever also brings backup codes for the day on which it is
 * lost.
 */
export async function addSecondFactor(
  deps: StaffHouse,
  who: InStaffSession & { readonly first: boolean },
  shown: Shown,
  now: Instant,
): Promise<Outcome<Added, Exclude<RefusalOf<typeof promise>, 'staff-session-missing'>>> {
  const counted = await countFactorAttempt(deps, who.userId, now);
  if (!counted.ok) return counted;
  return transaction(deps.pool, async (db) => {
    if (!(await isAnswered(db, deps, who, shown, now))) return refuse('second-factor-wrong');
    await recordProven(db, who.sessionHash, now);
    const codes = who.first ? Array.from({ length: 10 }, newRecoveryCode) : null;
    if (codes) await recordRecoveryCodes(db, who.userId, codes.map(recoveryHash));
    const actor = `ops:${who.userId}`;
    await recordEvent(db, who.userId, 'SecondFactorAdded', now, actor, { way: shown.way });
    return accept({ recoveryCodes: codes });
  });
}

async function isAnswered(
  db: Database,
  { keys, site }: StaffHouse,
  { userId, sessionHash }: InStaffSession,
  { way, code = '', response }: Shown,
  now: Instant,
): Promise<boolean> {
  if (way === 'totp') return isTotp(db, keys, userId, { code, now, confirmed: false });
  const challenge = await takeChallenge(db, sessionHash, now);
  if (challenge === undefined || response === undefined) return false;
  const passkey = await readNewPasskey(site, response, challenge);
  if (!passkey) return false;
  await recordPasskey(db, userId, { ...passkey, transports: [...passkey.transports] }, now);
  return true;
}

/** 50 random bits in letters that are not mistaken for each other. */
const newRecoveryCode = (): string => {
  const letters = Array.from(randomBytes(10), (byte) => ALPHABET[byte % 32]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
