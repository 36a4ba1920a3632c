import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/** The name under which the digits for the crew of one visit are made: the same all day, and known to nobody of the crew. */
export const crewCodeName = (visitId: string): string => `crew of ${visitId}`;

/** Five tries for each of the crew, as for a start code; the customer or operations can still say that they are there. */
export function decideCrewCode(
  given: string,
  code: string,
  triesMade: number,
): Outcome<void, 'crew-code-wrong' | 'crew-code-used-up'> {
  const left = policy.otp.tries - triesMade;
  if (left <= 0) return refuse('crew-code-used-up');
  return given === code ? accept(undefined) : refuse('crew-code-wrong', { triesLeft: left - 1 });
}
