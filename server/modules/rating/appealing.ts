import type { LeftOut } from '#contract/left-out-ratings.ts';
import { policy } from '#contract/policy.ts';
import { isOnTime, type Promised } from '#contract/terms/on-time.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, HOUR, type Instant } from '#kernel/time.ts';

/** A rating by a customer, as its Karigar may see and appeal it. */
export type Appealable = {
  readonly ratedAt: Instant;
  /** When the Karigar rated the customer, if they did. */
  readonly answeredAt: Instant | null;
  readonly leftOut: LeftOut | null;
};

/** Blind until both have rated, or so long after the customer did. */
const seenAt = ({ ratedAt, answeredAt }: Appealable): Instant =>
  Math.min(ratedAt + policy.rating.blindDays * DAY, Math.max(ratedAt, answeredAt ?? Infinity));

/** As long as a decision may be appealed, counted from when the Karigar could see it. */
export const ratingAppealUntil = (rating: Appealable): Instant =>
  seenAt(rating) + policy.complaint.appealDays * DAY;

export function decideRatingAppealing(
  rating: Appealable,
  now: Instant,
): Outcome<void, 'rating-not-found' | 'rating-left-out' | 'appeal-too-late'> {
  if (now < seenAt(rating)) return refuse('rating-not-found');
  if (rating.leftOut !== null) return refuse('rating-left-out');
  return now > ratingAppealUntil(rating) ? refuse('appeal-too-late') : accept(undefined);
}

/** Somebody who has a visit so long before its hour can be there in time. */
const IN_TIME_MS = HOUR;
const BEST_STARS = 5;

/**
 * Whether a rating blames a Karigar for lateness of ours: they were late at the door, and we had given them the visit so late,
 * by a rescue or another late search, that they could not be in time. Full stars blame nobody.
 */
export const isOurLateness = ({
  stars,
  assignedAt,
  ...promised
}: Promised & { stars: number; assignedAt: Instant }): boolean =>
  stars < BEST_STARS &&
  promised.atDoorAt !== null &&
  !isOnTime(promised) &&
  assignedAt > promised.startsAt - IN_TIME_MS;
