import type { RefusalOf } from '#contract/operation.ts';
import type { signIn as promise } from '#contract/public/sign-in.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { recordSignIn } from '#server/modules/identity/account-store.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import { bucketsToClear } from '#server/modules/identity/sign-in.ts';
import { recordSuccess } from '#server/modules/identity/throttle-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { provePassword, type SignInSettings } from '../steps/identity/prove-password.ts';
import { openSession } from './steps/open-session.ts';

export type Credentials = {
  readonly identifier: string;
  readonly password: string;
  readonly remember: boolean;
};

/** Signs in with the password alone: a session as the customer's pages have it. */
export async function signIn(
  deps: { readonly pool: Pool; readonly keys: Keys },
  credentials: Credentials,
  caller: Caller,
  settings: SignInSettings,
): Promise<Outcome<SignedIn, RefusalOf<typeof promise>>> {
  const proven = await provePassword(deps, credentials, caller, settings);
  if (!proven.ok) return proven;
  const { account, buckets, accounts } = proven.value;
  return transaction(deps.pool, async (tx) => {
    const person = await recordSignIn(tx, account, caller.now);
    // Disabled, or given another password, while we compared.
    if (!person) return refuse('invalid-credential');
    const signedIn = await openSession(tx, person, credentials.remember, caller);
    await recordSuccess({ ...deps, pool: tx }, buckets, bucketsToClear(buckets, accounts));
    return accept(signedIn);
  });
}
