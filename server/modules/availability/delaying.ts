import { type Instant, MINUTE } from '#kernel/time.ts';
import type { Hold } from './openings.ts';
import type { Places } from './places.ts';

/** A hold at the time where it will really be. */
export type DelayedHold = {
  readonly id: number;
  readonly leaveAt: Instant;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};

/**
 * One visit ends later than planned and pushes those after it for as long as they touch: each begins when the Karigar
 * can be there. The holds come in the order of their start; the answer holds those that change, in the same order.
 */
export function planDelay(
  places: Places,
  holds: readonly Hold[],
  { holdId, endsAt }: { readonly holdId: number; readonly endsAt: Instant },
): DelayedHold[] {
  const index = holds.findIndex(({ id }) => id === holdId);
  const first = holds[index];
  if (!first || first.endsAt >= endsAt) return [];
  const pushed: DelayedHold[] = [{ ...timesOf(first), endsAt }];
  let [free, place] = [endsAt, first.place];
  for (const next of holds.slice(index + 1)) {
    if (next.leaveAt >= free) break;
    const startsAt = Math.max(
      next.startsAt,
      free + places.travelMinutes(place, next.place) * MINUTE,
    );
    const later = startsAt - next.startsAt;
    const leaveAt = Math.max(free, Math.min(next.leaveAt + later, startsAt - MINUTE));
    pushed.push({ id: next.id, leaveAt, startsAt, endsAt: next.endsAt + later });
    [free, place] = [next.endsAt + later, next.place];
  }
  return pushed;
}

const timesOf = ({ id, leaveAt, startsAt, endsAt }: Hold): DelayedHold => ({
  id,
  leaveAt,
  startsAt,
  endsAt,
});
