import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/**
 * The name under which the digits of one Karigar for one visit are made: the same all day, and of use to nobody else of the
 * crew who might be told them on the phone.
 */
export const crewCodeName = (visitId: string, karigarId: number): string =>
  `crew of ${visitId}: ${karigarId}`;

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
