import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import type { ExternalIdentity } from '#server/modules/identity/linking.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { openSession } from './steps/open-session.ts';
import {
  type EntryRefusal,
  type Newcomer,
  signInWithProvider,
} from './steps/sign-in-with-provider.ts';

/** Signs in whom another company has vouched for. */
export async function finishSocialSignIn(
  db: Pool,
  came: Newcomer & { readonly foreign: ExternalIdentity; readonly remember: boolean },
  caller: Caller,
): Promise<Outcome<SignedIn, EntryRefusal>> {
  return transaction(db, async (tx) => {
    const entered = await signInWithProvider(tx, came.foreign, came, caller.now);
    if (!entered.ok) return entered;
    return accept(await openSession(tx, entered.value, came.remember, caller));
  });
}
