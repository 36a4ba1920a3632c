import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/** An account as far as joining it, or dissolving it into another, goes. */
export type Joinable = {
  readonly id: string;
  readonly mobile: string | null;
  readonly mobileProven: boolean;
  readonly emailProven: boolean;
  readonly hasEmail: boolean;
  readonly hasPassword: boolean;
  readonly identities: number;
  readonly disabled: boolean;
  readonly roles: readonly string[];
};

/**
 * An account that only a code to its mobile opens: whoever has that mobile has all of the account, so it may dissolve
 * into another one of theirs. An account of operations or of a Karigar never dissolves.
 */
export const isOfItsMobileAlone = (account: Joinable): boolean =>
  account.mobileProven &&
  !account.hasPassword &&
  !account.hasEmail &&
  account.identities === 0 &&
  !account.disabled &&
  account.roles.every((role) => role === 'customer');

/**
 * Ruling R20: a person signed in by a code to their mobile may go on in an account that claims the same mobile, once
 * they have shown that it is theirs too. Claiming the mobile alone gives no right to it, in neither direction.
 */
export function decideJoin(mine: Joinable, claiming: Joinable): Outcome<void, 'nothing-to-join'> {
  const fits =
    mine.id !== claiming.id &&
    isOfItsMobileAlone(mine) &&
    !claiming.disabled &&
    !claiming.mobileProven &&
    claiming.mobile === mine.mobile;
  return fits ? accept(undefined) : refuse('nothing-to-join');
}
