import { policy } from '#contract/policy.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import type { Visit } from './visit.ts';

/**
 * When the Karigar did it, by their own clock as far as that can be: not in the future, and not before their last act.
 * A telephone that had no network in a lift reports later, and its clock may be wrong.
 */
export const ownTime = (
  saidAt: Instant,
  { notBefore, now }: { readonly notBefore: Instant; readonly now: Instant },
): Instant => Math.min(now, Math.max(saidAt, notBefore));

const BELIEVED_MS = policy.visit.ownTimeMinutes * MINUTE;

/** Pay and offers to others hang on it: a telephone is believed for so long before we heard from it. */
export const believedAt = (ownAt: Instant, heardAt: Instant): Instant =>
  Math.max(ownAt, heardAt - BELIEVED_MS);

/**
 * When somebody was at the door of a visit that has begun, as `on_time_marks` judges it in SQL: where only a picture or our word
 * stands for it, when the customer let them in; by the telephone's own clock where that held its word back no longer than that.
 */
export function atDoorAt(
  visit: Pick<Visit, 'arrivedBy' | 'arrivedOwnAt' | 'startedAt'>,
  heardAt: Instant | null,
): Instant | null {
  if (visit.arrivedBy === null || heardAt === null) return null;
  if (visit.arrivedBy === 'evidence') return visit.startedAt;
  const { arrivedOwnAt, startedAt } = visit;
  const isKept = visit.arrivedBy === 'position' && startedAt !== null && arrivedOwnAt !== null;
  return isKept && heardAt - arrivedOwnAt <= BELIEVED_MS ? arrivedOwnAt : heardAt;
}
