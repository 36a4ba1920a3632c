import { email as emailField } from '#contract/fields/email.ts';
import { fullName as fullNameField } from '#contract/fields/full-name.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/** A person as another company knows them. */
export type ExternalIdentity = {
  readonly provider: 'google' | 'facebook' | 'x' | 'custom';
  /** The name of their account there: the only thing that is ever recognised again. */
  readonly subject: string;
  readonly fullName: string | null;
  readonly email: string | null;
  /** Whether the company says that the address is really theirs; an address without that proves nothing. */
  readonly emailVerified: boolean;
};

type Owner = { readonly id: string; readonly disabled: boolean };

export type AppCache = {
  /** The account that this external identity signs in to already. */
  readonly linked: Owner | undefined;
  /** The account that has the same e-mail address. */
  readonly sameEmail: (Owner & { readonly emailProven: boolean }) | undefined;
};

export type Entrance =
  | { readonly kind: 'enter' | 'link'; readonly id: string }
  /** `email` only when it is verified: an unverified one would keep its real owner from signing up. */
  | { readonly kind: 'make'; readonly email: string | null };

/**
 * A foreign account enters the account it is linked to. It is linked by its address only when both sides have verified
 * that address: an unverified one there lets a stranger in, an unproven one here lets its owner into a stranger's trap.
 */
export function decideEntrance(
  foreign: ExternalIdentity,
  { linked, sameEmail }: AppCache,
): Outcome<Entrance, 'account-exists-with-different-credential' | 'user-disabled'> {
  if (linked) return linked.disabled ? refuse('user-disabled') : accept(enter(linked));
  if (!sameEmail) return accept({ kind: 'make', email: verifiedEmail(foreign) });
  if (!foreign.emailVerified || !sameEmail.emailProven)
    return refuse('account-exists-with-different-credential');
  if (sameEmail.disabled) return refuse('user-disabled');
  return accept({ kind: 'link', id: sameEmail.id });
}

/**
 * Reads a provider's profile as far as our own forms would have taken it: a name or an address that nobody could have
 * typed here is as good as none, and would stand in our messages.
 */
export function inOurFields(foreign: ExternalIdentity): ExternalIdentity {
  const name = fullNameField.safeParse(foreign.fullName);
  const email = emailField.safeParse(foreign.email);
  return {
    ...foreign,
    fullName: name.success ? name.data : null,
    email: email.success ? email.data : null,
    emailVerified: foreign.emailVerified && email.success,
  };
}

export const verifiedEmail = ({ email, emailVerified }: ExternalIdentity): string | null =>
  emailVerified ? email : null;

const enter = ({ id }: Owner): Entrance => ({ kind: 'enter', id });
