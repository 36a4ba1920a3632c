import { type Instant, MINUTE } from '#kernel/time.ts';
import { minutesBeyondHours, withLongerHours } from './longer-hours.ts';
import { type DaySchedule, findOpening, type Hold, type Opening, type Visit } from './openings.ts';
import type { Karigar } from './roster.ts';

/** The time to read the offer, say yes and be on the motorbike. */
const READY_MINUTES = 2;

/** An opening at the promised time, or as soon after it as the Karigar can be there. */
export type SoonestOpening = { readonly opening: Opening; readonly visit: Visit };

/**
 * The earliest that a Karigar can be at a door, setting out as soon as possible: from where they are, after what they
 * are doing. Never before the promised time. Undefined when what comes after leaves no room, or the shift ends.
 */
export function findSoonestOpening(
  board: DaySchedule,
  karigar: Karigar,
  visit: Visit,
  now: Instant,
): SoonestOpening | undefined {
  if (board.dutiesOf(karigar).length === 0) return undefined;
  const { free, place } = whereabouts(board.holdsOf(karigar.id), karigar, now);
  const journey = board.places.travelMinutes(place, visit.place ?? karigar.home) * MINUTE;
  const arrivesAt = Math.max(visit.startsAt, free + journey);
  const later = laterBy(visit, arrivesAt - visit.startsAt);
  // Somebody has to come: what was kept back is for this.
  const opening = findOpening({ ...board, reserve: undefined }, karigar, later);
  return opening && { opening, visit: later };
}

/** A Karigar may be asked whether they begin so much before their hours, or stay so much after them; nobody has to. */
export const MOST_BEYOND_HOURS = 60;

/** The same for somebody who would have to come before their hours or stay after them, with how many minutes of it. */
export function findOpeningBeyondHours(
  board: DaySchedule,
  karigar: Karigar,
  visit: Visit,
  now: Instant,
): (SoonestOpening & { readonly beyondMinutes: number }) | undefined {
  const longer = withLongerHours(board, MOST_BEYOND_HOURS);
  const found = findSoonestOpening(longer, karigar, visit, now);
  const beyondMinutes = found ? minutesBeyondHours(board, karigar, found.visit) : 0;
  return found && beyondMinutes <= MOST_BEYOND_HOURS ? { ...found, beyondMinutes } : undefined;
}

/** The same work, begun later. */
export function laterBy(visit: Visit, ms: number): Visit {
  const minutes = Math.ceil(ms / MINUTE);
  if (minutes <= 0) return visit;
  return {
    ...visit,
    startsMinute: visit.startsMinute + minutes,
    endsMinute: visit.endsMinute + minutes,
    startsAt: visit.startsAt + minutes * MINUTE,
    endsAt: visit.endsAt + minutes * MINUTE,
  };
}

/** The place and time from which the Karigar can set out: their home, or their current work once it is done. */
function whereabouts(
  holds: readonly Hold[],
  karigar: Karigar,
  now: Instant,
): { readonly free: Instant; readonly place: number } {
  const ready = now + READY_MINUTES * MINUTE;
  const begun = holds.filter(({ leaveAt }) => leaveAt <= ready);
  const latest = begun.at(-1);
  if (!latest) return { free: ready, place: karigar.home };
  return { free: Math.max(ready, latest.endsAt), place: latest.place };
}
