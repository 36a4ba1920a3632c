import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Bucket } from './throttling.ts';

/** An account that answers to the identifier, and whether the password typed is its own. */
export type Claimant = { readonly disabled: boolean; readonly passwordMatches: boolean };

/**
 * How many accounts that claim a mobile have their passwords compared: the proven one first, then the oldest claims, so
 * that strangers who claim the number later push nobody out (ruling R20).
 */
export const MOST_CLAIMANTS = 3;

/**
 * How many passwords are compared, whatever is found: a mobile nobody claims takes as long as one that several do, and an
 * unknown e-mail address as long as a known one.
 */
export const comparisonsFor = (kind: 'email' | 'mobile' | 'nothing'): number =>
  kind === 'mobile' ? MOST_CLAIMANTS : 1;

type SignInRefusal = 'invalid-credential' | 'user-not-found' | 'wrong-password' | 'user-disabled';

/**
 * Ruling R20: the password decides which of several claiming accounts is meant. Whether an account exists is told only
 * where the configuration wants it; that it is disabled only to somebody who knows its password.
 */
export function decideSignIn<One extends Claimant>(
  claimants: readonly One[],
  { tellAccountsApart }: { readonly tellAccountsApart: boolean },
): Outcome<One, SignInRefusal> {
  const matching = claimants.filter(({ passwordMatches }) => passwordMatches);
  const chosen = matching.find(({ disabled }) => !disabled);
  if (chosen) return accept(chosen);
  if (matching.length > 0) return refuse('user-disabled');
  if (!tellAccountsApart) return refuse('invalid-credential');
  return refuse(claimants.length === 0 ? 'user-not-found' : 'wrong-password');
}

/**
 * After a success the guesser's own counter starts afresh, but only when the identifier names one account: otherwise a
 * stranger who claims the owner's mobile could clear the owner's counter with their own password, and guess without
 * end.
 */
export function bucketsToClear(buckets: readonly Bucket[], accountsNamed: number): Bucket[] {
  if (accountsNamed !== 1) return [];
  return buckets.filter(
    ({ limit }) =>
      limit === 'sign-in/identifier-and-network' || limit === 'sign-in/identifier-and-device',
  );
}
