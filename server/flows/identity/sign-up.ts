import type { RefusalOf } from '#contract/operation.ts';
import type { signUp as promise } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import {
  findAccounts,
  recordPerson,
  recordSignIn,
} from '#server/modules/identity/account-store.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import { readIdentifier } from '#server/modules/identity/identifier.ts';
import { composePassword } from '#server/modules/identity/password.ts';
import type { Language } from '#server/modules/identity/person.ts';
import { decideRepeatedSignUp } from '#server/modules/identity/sign-up.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt, signUpBuckets } from '#server/modules/identity/throttling.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { hashSecret, verifySecret } from '#server/platform/secrets/argon2id.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { checkCaptcha } from '../steps/identity/check-captcha.ts';
import { judgeNewPassword } from '../steps/identity/judge-new-password.ts';
import { acceptShownTerms } from './steps/accept-shown-terms.ts';
import { openSession } from './steps/open-session.ts';
import { welcomePerson } from './steps/welcome-person.ts';

export type Application = {
  readonly fullName: string;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
  /** The version of the terms that the person accepted. */
  readonly version?: string | undefined;
  readonly language: Language;
};

/** A new account, welcomed and signed in. The mobile is a claim until a code has proven it (ruling R20). */
export async function signUp(
  { pool: db, keys }: { readonly pool: Pool; readonly keys: Keys },
  application: Application,
  caller: Caller,
  captcha?: string,
): Promise<Outcome<SignedIn, RefusalOf<typeof promise>>> {
  const { now } = caller;
  const judged = judgeNewPassword(application.password, application);
  if (!judged.ok) return judged;
  if (captcha) {
    const checked = await checkCaptcha({ db, keys }, captcha, 'sign-up', now);
    if (!checked.ok) return checked;
  }
  const buckets = signUpBuckets(application.email, caller.address);
  const attempt = decideAttempt(await countAttempts({ pool: db, keys }, buckets, now), now);
  if (!attempt.ok) return attempt;

  const password = composePassword(application.password);
  const passwordHash = await hashSecret(password);
  const signedIn = await transaction(db, async (tx) => {
    const id = newId(now);
    const made = await recordPerson(tx, { ...application, id, passwordHash }, now);
    if (!made) return undefined;
    await welcomePerson(tx, id, now);
    const { language, version } = application;
    const person = await acceptShownTerms(tx, made, { version, language, way: 'sign-up' }, now);
    return openSession(tx, person, false, caller);
  });
  return signedIn ? accept(signedIn) : signUpAgain(db, application.email, password, caller);
}

/** The address has an account: the same sign-up pressed twice is signed in, any other refused. */
async function signUpAgain(db: Pool, email: string, password: string, caller: Caller) {
  const [account] = await findAccounts(db, readIdentifier(email));
  if (!account?.passwordHash) return refuse('email-already-in-use');
  const { passwordHash } = account;
  const passwordMatches = await verifySecret(password, passwordHash);
  const decision = decideRepeatedSignUp({ ...account, passwordMatches }, caller.now);
  if (!decision.ok) return decision;

  return transaction(db, async (tx) => {
    const unchanged = { id: account.id, passwordHash, newHash: passwordHash };
    const person = await recordSignIn(tx, unchanged, caller.now);
    if (!person) return refuse('email-already-in-use');
    return accept(await openSession(tx, person, false, caller));
  });
}
