import { policy } from '#contract/policy.ts';
import { endOfNight } from '#contract/terms/end-of-night.ts';
import { dateInIndia, type Instant, MINUTE } from '#kernel/time.ts';

export type RingQuestion = {
  readonly urgent: boolean;
  /** Push, or a message where the Karigar has allowed no push. */
  readonly by: keyof typeof policy.offersThatRing;
  /** When ordinary offers have rung at this Karigar since the day began. */
  readonly rungAt: readonly Instant[];
  readonly now: Instant;
};

/**
 * Whether an offer rings at a Karigar whose app is closed: at once, later if it is still open then, or not at all
 * today. An offer that does not ring waits in the app.
 */
export function decideRing({ urgent, by, rungAt, now }: RingQuestion): Instant | 'not-today' {
  if (urgent) return now;
  const morning = endOfNight(now);
  if (morning > now) return morning;
  const { mostADay, minutesBetween } = policy.offersThatRing[by];
  const today = rungAt.filter((at) => dateInIndia(at) === dateInIndia(now));
  if (today.length >= mostADay) return 'not-today';
  return Math.max(now, ...today.map((at) => at + minutesBetween * MINUTE));
}
