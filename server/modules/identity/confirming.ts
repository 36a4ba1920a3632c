import { type Instant, MINUTE } from '#kernel/time.ts';
import { canBeReached } from './reachable.ts';

/** A person who signed in so recently is still the one who did. */
const FRESH = 10 * MINUTE;

export const isFresh = (sessionBeganAt: Instant, now: Instant): boolean =>
  now - sessionBeganAt <= FRESH;

/** The ways by which an account can show that somebody is its owner; addresses and numbers only if they are proven. */
export type OwnWays = {
  readonly hasPassword: boolean;
  readonly provenMobile: string | null;
  readonly provenEmail: string | null;
};

export type Channels = {
  readonly canText: boolean;
  readonly canMail: boolean;
  readonly messagesStayHere: boolean;
};

export type Confirming =
  | { readonly by: 'password' | 'sign-in'; readonly to: null }
  | { readonly by: 'code'; readonly to: string };

/**
 * How a person who is signed in proves once more who they are. A number that is only claimed proves nothing; where
 * there is nothing else, as with an account of another company, they sign in again.
 */
export function wayToConfirm(own: OwnWays, channels: Channels): Confirming {
  if (own.hasPassword) return { by: 'password', to: null };
  const { provenMobile: mobile, provenEmail: email } = own;
  if (mobile && channels.canText && canBeReached(mobile, channels))
    return { by: 'code', to: mobile };
  if (email && channels.canMail) return { by: 'code', to: email };
  return { by: 'sign-in', to: null };
}
