import type { Instant } from '#kernel/time.ts';
import type { MarkedSlot } from './slots.ts';

/** The open slots nearest to the wished-for one, nearest first; of two equally near the earlier. */
export const nearestOpen = (
  slots: readonly MarkedSlot[],
  wished: Instant,
  most: number,
): MarkedSlot[] =>
  slots
    .filter((slot) => slot.reason === null && slot.startsAt !== wished)
    .toSorted(
      (one, other) =>
        Math.abs(one.startsAt - wished) - Math.abs(other.startsAt - wished) ||
        one.startsAt - other.startsAt,
    )
    .slice(0, most);
