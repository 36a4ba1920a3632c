import type { RefusalOf } from '#contract/operation.ts';
import type { signInByPasskey as promise } from '#contract/public/sign-in-by-passkey.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import { findPasskey, recordPasskeyUsed } from '#server/modules/identity/passkey-store.ts';
import { countAttempts, recordSuccess } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt, passkeyBuckets } from '#server/modules/identity/throttling.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readShownPasskey } from '#server/platform/secrets/passkeys.ts';
import { challengeOf, inBrowser, type PasskeyDeps } from './steps/challenge-of.ts';
import { openSession } from './steps/open-session.ts';

export type ShownPasskey = {
  readonly response: Readonly<Record<string, unknown>>;
  readonly remember: boolean;
  /** The browser that was given the challenge. */
  readonly browser: string | undefined;
};

/** Nothing is typed: the device says whose passkey it is, and shows that its owner has just unlocked it. */
export async function signInByPasskey(
  deps: PasskeyDeps,
  { response, remember, browser }: ShownPasskey,
  caller: Caller,
): Promise<Outcome<SignedIn, RefusalOf<typeof promise>>> {
  const { now } = caller;
  const buckets = passkeyBuckets(caller.address);
  const attempt = decideAttempt(await countAttempts(deps, buckets, now), now);
  if (!attempt.ok) return attempt;
  const passkey = await findPasskey(deps.pool, String(response.id).slice(0, 1400));
  if (!passkey) return refuse('passkey-unknown');
  const challenge = challengeOf(deps, inBrowser(browser), now);
  const answer = { challenge: challenge.isOurs, known: [passkey] };
  const shown = await readShownPasskey(deps.site, response, answer);
  if (!shown) return refuse('passkey-unknown');
  return transaction(deps.pool, async (db) => {
    if (!(await challenge.spend(db))) return refuse('passkey-unknown');
    const found = await recordPasskeyUsed(db, shown, now);
    if (!found) return refuse('passkey-unknown');
    const { disabled, ...person } = found;
    if (disabled) return refuse('user-disabled');
    await recordSuccess({ ...deps, pool: db }, buckets, []);
    return accept(await openSession(db, person, remember, caller));
  });
}
