import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';

/** From the moment somebody is sure to come until he has gone. */
const TALKING: ReadonlySet<string> = new Set(['assigned', 'dispatched', 'arrived', 'in_progress']);

export const mayTalk = (status: string): boolean => TALKING.has(status);

/** Nobody's telephone is to ring all the way. */
const MOST = { sentences: 10, within: 10 * MINUTE };

/** `said`: when this side has said something lately. */
export function decideSaying(
  status: string,
  said: readonly Instant[],
  now: Instant,
): Outcome<void, 'nobody-to-tell' | 'too-many-requests'> {
  if (!mayTalk(status)) return refuse('nobody-to-tell');
  const lately = said.filter((at) => at > now - MOST.within).sort((one, other) => one - other);
  const [first] = lately.slice(-MOST.sentences);
  if (lately.length < MOST.sentences || first === undefined) return accept(undefined);
  const wait = first + MOST.within - now;
  return refuse('too-many-requests', { retryAfterSeconds: Math.ceil(wait / 1_000) });
}
