import { isExpected } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { Sentence } from '#contract/live.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';

/** Open from the moment a Karigar is sure to come until they have gone. */
export const mayTalk = isExpected;

/** Nobody's telephone is to ring all the way. */
const MOST = { sentences: 10, within: 10 * MINUTE };

/** `said`: when this side has said something lately. */
export function decideSaying(
  status: BookingStatus,
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

/** A sentence told aloud covers the others that are told in the ten minutes after it, whenever they were said. */
export const aloudSince = (now: Instant): Instant => now - MOST.within + 1;

/** Pressed again so soon it is the same sentence; the other side has it. */
const REPEATED_WITHIN = 5 * MINUTE;
export const isRepeated = (lastAt: Instant | undefined, at: Instant): boolean =>
  lastAt !== undefined && at - lastAt < REPEATED_WITHIN;

/** It is of no use to anybody an hour later, unless the visit has not begun by then. */
export const saidUntil = (startsAt: Instant, now: Instant): Instant =>
  Math.max(startsAt, now + HOUR);

/** Minutes by which a customer puts the visit off with this sentence. */
export const putOffMinutes = (sentence: Sentence): number => (sentence === 'home-soon' ? 10 : 0);
