import { policy } from '#contract/policy.ts';
import { DAY, MINUTE, SECOND } from '#kernel/time.ts';

/** Ruling R14: a code is good for ten minutes and five tries, and may be sent again after half a minute. */
export const CODE_LIFE = policy.otp.minutes * MINUTE;
export const MOST_GUESSES = policy.otp.tries;
export const RESEND_AFTER = policy.otp.resendSeconds * SECOND;
/** Ruling R5. */
export const CUSTOM_TOKEN_LIFE = 60 * SECOND;
/** How long a code that is over is kept, for whoever has to look into an abuse. */
export const CODE_KEPT = DAY;

export type Purpose =
  | 'sign-in'
  | 'join'
  | 'contact'
  | 'reset'
  | 'custom-token'
  | 'confirm'
  | 'payee';

/** A code as it is asked for: what is proven with it, to whom, and whose it is. */
export type NewCode = {
  readonly id: string;
  readonly purpose: Purpose;
  /** The mobile or e-mail address it goes to. */
  readonly destination: string;
  readonly userId: string | null;
  /** The cookie of the browser that asks. */
  readonly browser: string;
};

/** A code that was right: what it proves. */
export type ProvenCode = {
  readonly id: string;
  readonly destination: string;
  readonly userId: string | null;
};
