import type { RefusalOf } from '#contract/operation.ts';
import type { addSecondFactor as promise } from '#contract/public/add-second-factor.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordPasskey, recordTotp } from '#server/modules/staff/factor-store.ts';
import { totpSeal } from '#server/modules/staff/sealed-store.ts';
import {
  lockBegunTotp,
  recordBegunTotpEnd,
  recordOtherSessionsEnd,
  recordProven,
  takeChallenge,
} from '#server/modules/staff/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { readNewPasskey } from '#server/platform/secrets/passkeys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { totpStepOf } from '#server/platform/secrets/totp.ts';
import {
  countFactorAttempt,
  type InStaffSession,
  type Shown,
  type StaffHouse,
} from './steps/is-second-factor.ts';
import { lockFactors } from './steps/lock-factors.ts';
import { newRecoveryCodes } from './steps/new-recovery-codes.ts';
import { type TellDeps, tellColleague } from './steps/tell-colleague.ts';

type Added = { readonly recoveryCodes: string[] | null };
type Adding = InStaffSession & {
  /** They had none when they asked, and so have shown none. */
  readonly first: boolean;
  /** The browser in which a passkey is made. */
  readonly device: string | null;
};
type Refusals = Exclude<RefusalOf<typeof promise>, 'staff-session-missing' | 'second-factor-again'>;

/**
 * The first answer of the new factor confirms it. The first factor ever also brings backup codes for the day on which it is
 * lost.
 */
export async function addSecondFactor(
  deps: StaffHouse & TellDeps,
  who: Adding,
  shown: Shown,
  now: Instant,
): Promise<Outcome<Added, Refusals>> {
  const counted = await countFactorAttempt(deps, who.userId, now);
  if (!counted.ok) return counted;
  return transaction(deps.pool, async (db) => {
    const { userId, sessionHash, first } = who;
    const before = await lockFactors(db, userId);
    // Another browser, in which nobody has shown more than the password either, may have been quicker.
    if (first && before.count > 0) return refuse('second-factor-first');
    const isAnswered =
      shown.way === 'totp'
        ? await addTotp(db, deps, who, shown, now)
        : await addPasskey(db, deps, who, shown, now);
    if (!isAnswered) return refuse('second-factor-wrong');
    await recordProven(db, sessionHash, now);
    const recoveryCodes = first ? await newRecoveryCodes(db, userId) : null;
    const { way } = shown;
    await recordEvent(db, userId, 'SecondFactorAdded', now, `ops:${userId}`, { way });
    const isReplaced = way === 'totp' && before.hasTotp;
    // The one before may be in a hand that has opened a session with it, as one that is removed.
    if (isReplaced) await recordOtherSessionsEnd(db, userId, sessionHash);
    await tellColleague(db, deps, { userId, happened: isReplaced ? 'replaced' : 'added' }, now);
    return accept({ recoveryCodes });
  });
}

/** In place of the authenticator before, if there is one. */
async function addTotp(
  db: Database,
  { keys }: StaffHouse,
  { userId, sessionHash }: Adding,
  { code = '' }: Shown,
  now: Instant,
): Promise<boolean> {
  const sealed = await lockBegunTotp(db, sessionHash);
  const secret = sealed && unseal<string>(keys, sealed, totpSeal(userId));
  const step = secret === undefined ? undefined : totpStepOf(secret, code, now);
  if (sealed === undefined || step === undefined) return false;
  await recordTotp(db, userId, { sealed, step }, now);
  await recordBegunTotpEnd(db, sessionHash);
  return true;
}

async function addPasskey(
  db: Database,
  { site }: StaffHouse,
  { userId, sessionHash, device }: Adding,
  { response }: Shown,
  now: Instant,
): Promise<boolean> {
  const challenge = await takeChallenge(db, sessionHash, now);
  if (challenge === undefined || response === undefined) return false;
  const made = await readNewPasskey(site, response, challenge);
  if (!made) return false;
  await recordPasskey(db, userId, { ...made, device, transports: [...made.transports] }, now);
  return true;
}
