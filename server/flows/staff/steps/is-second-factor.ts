import type { Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { type Counting, countAttempts } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt, secondFactorBuckets } from '#server/modules/identity/throttling.ts';
import {
  listPasskeys,
  lockTotpOf,
  recordPasskeyUsed,
  recordRecoveryCodeUsed,
  recordTotpStep,
} from '#server/modules/staff/factor-store.ts';
import { totpSeal } from '#server/modules/staff/sealed-store.ts';
import { takeChallenge } from '#server/modules/staff/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { readShownPasskey, type Site } from '#server/platform/secrets/passkeys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import { totpStepOf } from '#server/platform/secrets/totp.ts';

export type StaffHouse = { readonly pool: Pool; readonly keys: Keys; readonly site: Site };

/** An operator in one browser. */
export type InStaffSession = { readonly userId: string; readonly sessionHash: Buffer };

export type Shown = {
  readonly way: 'passkey' | 'totp' | 'recovery';
  readonly code?: string | undefined;
  readonly response?: Readonly<Record<string, unknown>> | undefined;
};

/** Counted before it is looked at: six digits are soon guessed by whoever may guess for ever. */
export async function countFactorAttempt(
  counting: Counting,
  userId: string,
  now: Instant,
): Promise<Outcome<void, 'too-many-requests'>> {
  return decideAttempt(await countAttempts(counting, secondFactorBuckets(userId), now), now);
}

/** Whether what is shown is a second factor of theirs; a code, a challenge and a recovery code are good once. */
export async function isSecondFactor(
  db: Database,
  { keys, site }: StaffHouse,
  { userId, sessionHash }: InStaffSession,
  { way, code = '', response }: Shown,
  now: Instant,
): Promise<boolean> {
  switch (way) {
    case 'totp':
      return isTotp(db, keys, userId, { code, now });
    case 'recovery':
      return recordRecoveryCodeUsed(db, userId, recoveryHash(code), now);
    default: {
      const challenge = await takeChallenge(db, sessionHash, now);
      if (challenge === undefined || response === undefined) return false;
      const known = await listPasskeys(db, userId);
      const shown = await readShownPasskey(site, response, { challenge, known });
      if (shown) await recordPasskeyUsed(db, userId, shown, now);
      return shown !== undefined;
    }
  }
}

/** A code of their authenticator that was not shown before. */
async function isTotp(
  db: Database,
  keys: Keys,
  userId: string,
  { code, now }: { code: string; now: Instant },
): Promise<boolean> {
  const kept = await lockTotpOf(db, userId);
  if (!kept?.sealed || !kept.confirmed) return false;
  const secret = unseal<string>(keys, kept.sealed, totpSeal(userId));
  const step = secret === undefined ? undefined : totpStepOf(secret, code, now);
  if (step === undefined || (kept.step !== null && step <= kept.step)) return false;
  await recordTotpStep(db, userId, step);
  return true;
}

/** As it was shown, however it is typed. */
export const recoveryHash = (code: string): Buffer =>
  tokenHash(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
