import type { PersonView } from '#contract/public/person.ts';

const ENTRY = 'proof-after-sign-up';

/** A person who has just signed up is asked on their first page whether they want to prove their mobile (ruling R20). */
export function offerProofAfterSignUp({ uid }: PersonView): void {
  try {
    sessionStorage.setItem(ENTRY, uid);
  } catch {
    // Then they find it in their profile.
  }
}

/** Asked once: it is forgotten as soon as somebody has looked. */
export function takeProofOffer({ uid }: PersonView): boolean {
  try {
    const offered = sessionStorage.getItem(ENTRY);
    sessionStorage.removeItem(ENTRY);
    return offered === uid;
  } catch {
    return false;
  }
}
