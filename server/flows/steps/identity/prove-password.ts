import type { RefusalOf } from '#contract/operation.ts';
import type { signIn as promise } from '#contract/public/sign-in.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { type Account, findAccounts } from '#server/modules/identity/account-store.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { type Identifier, readIdentifier } from '#server/modules/identity/identifier.ts';
import { composePassword } from '#server/modules/identity/password.ts';
import { type Claimant, comparisonsFor, decideSignIn } from '#server/modules/identity/sign-in.ts';
import {
  type Counting,
  countAttempts,
  recordSuccess,
} from '#server/modules/identity/throttle-store.ts';
import { type Bucket, decideAttempt, signInBuckets } from '#server/modules/identity/throttling.ts';
import {
  DECOY_HASH,
  demandComparisons,
  hashSecret,
  isOutdated,
  verifySecret,
} from '#server/platform/secrets/argon2id.ts';

export type SignInSettings = { readonly tellAccountsApart: boolean };

/** The account whose password it was, with the hash it should have from now on and what was counted for it. */
export type Proven = {
  readonly account: Compared & { readonly newHash: string };
  readonly buckets: readonly Bucket[];
  readonly accounts: number;
};

/** Counts before it compares, compares the same number of passwords whatever it found, and only then tells. */
export async function provePassword(
  counting: Counting,
  given: { readonly identifier: string; readonly password: string },
  caller: Caller,
  settings: SignInSettings,
): Promise<Outcome<Proven, RefusalOf<typeof promise>>> {
  const identifier = readIdentifier(given.identifier);
  const password = composePassword(given.password);
  const knownDevice = caller.knownDevice?.('sign-in', identifier.value);
  const buckets = signInBuckets(identifier, { address: caller.address, knownDevice });

  const attempt = decideAttempt(await countAttempts(counting, buckets, caller.now), caller.now);
  if (!attempt.ok) return attempt;

  const accounts = await findAccounts(counting.pool, identifier);
  try {
    demandComparisons(comparisonsFor(identifier.kind), knownDevice !== undefined);
  } catch (overloaded) {
    // Nothing was compared, so nothing was tried.
    await recordSuccess(counting, buckets, []);
    throw overloaded;
  }
  const decision = decideSignIn(await compare(password, accounts, identifier), settings);
  if (!decision.ok) return decision;

  const account = decision.value;
  const newHash = isOutdated(account.passwordHash)
    ? await hashSecret(password)
    : account.passwordHash;
  return accept({ account: { ...account, newHash }, buckets, accounts: accounts.length });
}

type Compared = Account & Claimant & { readonly passwordHash: string };

/** A hash that nothing opens is compared where an account or its password is missing. */
async function compare(
  password: string,
  accounts: readonly Account[],
  { kind }: Identifier,
): Promise<Compared[]> {
  const compared = Array.from({ length: comparisonsFor(kind) }, async (_, index) => {
    const account = accounts[index];
    const passwordHash = account?.passwordHash ?? DECOY_HASH;
    const same = await verifySecret(password, passwordHash);
    return (
      account && {
        ...account,
        passwordHash,
        passwordMatches: same && account.passwordHash !== null,
      }
    );
  });
  return (await Promise.all(compared)).filter((one) => one !== undefined);
}
