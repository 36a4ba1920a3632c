import type { RefusalOf } from '#contract/operation.ts';
import type { signInWithCustomToken as promise } from '#contract/public/sign-in-with-custom-token.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import { recordTokenUsed } from '#server/modules/identity/code-store.ts';
import { findPerson } from '#server/modules/identity/identity-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { openSession } from './steps/open-session.ts';

/** The token is used up by being shown, and makes a session like any other. */
export async function signInWithCustomToken(
  db: Pool,
  { customToken, remember }: { readonly customToken: string; readonly remember: boolean },
  caller: Caller,
): Promise<Outcome<SignedIn, RefusalOf<typeof promise>>> {
  return transaction(db, async (tx) => {
    const used = await recordTokenUsed(tx, customToken, 'custom-token', caller.now);
    const found = used?.userId ? await findPerson(tx, used.userId) : undefined;
    if (!found) return refuse('invalid-custom-token');
    const { disabled, ...person } = found;
    if (disabled) return refuse('user-disabled');
    return accept(await openSession(tx, person, remember, caller));
  });
}
