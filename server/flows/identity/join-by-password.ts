import type { joinByPassword as promise } from '#contract/customer/join-by-password.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Account, findAccounts } from '#server/modules/identity/account-store.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import { composePassword } from '#server/modules/identity/password.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { comparisonsFor } from '#server/modules/identity/sign-in.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt, joinBuckets } from '#server/modules/identity/throttling.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { DECOY_HASH, demandComparisons, verifySecret } from '#server/platform/secrets/argon2id.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { joinAccounts } from './steps/join-accounts.ts';
import { openSession } from './steps/open-session.ts';

export type Joining = {
  readonly person: Person;
  readonly password: string;
  readonly remember: boolean;
};

/** The password shows whose the claiming account is; as many are compared as there could be claimants, whoever there is. */
export async function joinByPassword(
  { pool: db, keys }: { readonly pool: Pool; readonly keys: Keys },
  { person, password, remember }: Joining,
  caller: Caller,
): Promise<Outcome<SignedIn, RefusalOf<typeof promise>>> {
  const { now } = caller;
  const attempt = decideAttempt(
    await countAttempts({ pool: db, keys }, joinBuckets(person.id), now),
    now,
  );
  if (!attempt.ok) return attempt;
  if (person.mobile === null) return refuse('nothing-to-join');
  const accounts = await findAccounts(db, { kind: 'mobile', value: person.mobile });
  demandComparisons(comparisonsFor('mobile'), true);
  const claiming = await findByPassword(accounts, composePassword(password));
  if (!claiming) return refuse('invalid-credential');
  return transaction(db, async (tx) => {
    const joined = await joinAccounts(tx, { mine: person.id, claiming: claiming.id }, now);
    if (!joined.ok) return joined;
    return accept(await openSession(tx, joined.value.person, remember, caller));
  });
}

async function findByPassword(
  accounts: readonly Account[],
  password: string,
): Promise<Account | undefined> {
  const compared = Array.from({ length: comparisonsFor('mobile') }, async (_, index) => {
    const account = accounts[index];
    const same = await verifySecret(password, account?.passwordHash ?? DECOY_HASH);
    return same && account && !account.disabled ? account : undefined;
  });
  return (await Promise.all(compared)).find((account) => account !== undefined);
}
