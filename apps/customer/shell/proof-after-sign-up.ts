import type { PersonView } from '#contract/public/person.ts';

const ENTRY = 'proof-after-sign-up';

/** Whoever has just signed up is asked on his first page whether he wants to prove his mobile (ruling R20). */
export function offerProofAfterSignUp({ uid }: PersonView): void {
  try {
    sessionStorage.setItem(ENTRY, uid);
  } catch {
    // Then he finds it in his profile.
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
