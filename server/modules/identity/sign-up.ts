import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';

export type Existing = {
  readonly disabled: boolean;
  readonly createdAt: Instant;
  readonly passwordMatches: boolean;
};

/** How long a second press of the button counts as the same sign-up. */
const SAME_SIGN_UP = MINUTE;

/**
 * The address has an account already. If it was made a moment ago with the same password, the button was pressed twice
 * or the first answer was lost: the person is simply signed in.
 */
export function decideRepeatedSignUp<One extends Existing>(
  existing: One,
  now: Instant,
): Outcome<One, 'email-already-in-use'> {
  const pressedTwice =
    existing.passwordMatches && !existing.disabled && now - existing.createdAt <= SAME_SIGN_UP;
  return pressedTwice ? accept(existing) : refuse('email-already-in-use');
}
