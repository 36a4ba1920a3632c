import { type Instant, MINUTE } from '#kernel/time.ts';
import { type Hold, LOOKAROUND } from './openings.ts';
import type { Places } from './places.ts';

/**
 * When a hold goes, the Karigar travels to his next visit from somewhere else: from the place before it, or from home.
 * Answers when he now has to leave, or undefined when nothing follows.
 */
export function planDeparture(
  places: Places,
  home: number,
  freed: Hold,
  previous: Hold | undefined,
  next: Hold | undefined,
): { holdId: number; leaveAt: Instant } | undefined {
  if (!next || next.startsAt >= freed.endsAt + LOOKAROUND) return undefined;
  const from = previous && previous.endsAt > next.startsAt - LOOKAROUND ? previous.place : home;
  return {
    holdId: next.id,
    leaveAt: next.startsAt - places.travelMinutes(from, next.place) * MINUTE,
  };
}
