import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/** The purpose for which a start code is sealed: one of another visit does not open it. */
export const startCodeSeal = (bookingId: string): string => `start code ${bookingId}`;

export const triesLeft = ({ startCodeTries }: { readonly startCodeTries: number }): number =>
  Math.max(0, policy.otp.tries - startCodeTries);

/** "Start code right, 5 tries": then the customer has a new one made. */
export function decideStart(
  visit: { readonly startCodeTries: number },
  given: string,
  code: string | undefined,
): Outcome<void, 'start-code-wrong' | 'start-code-used-up'> {
  if (triesLeft(visit) === 0 || code === undefined) return refuse('start-code-used-up');
  if (given === code) return accept(undefined);
  return refuse('start-code-wrong', { triesLeft: triesLeft(visit) - 1 });
}
