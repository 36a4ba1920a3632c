import { SAID_LATE_MINUTES } from '#contract/karigar/say-late.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { judgeProspect, type Prospect } from '#server/modules/dispatch/lateness.ts';
import { STALE_MS } from '#server/modules/visit/arrival.ts';
import { minutesAt } from '#server/modules/visit/journey.ts';
import { ridingKmPerHour } from '#server/modules/visit/riding.ts';
import { roadKmBetween } from '#server/modules/visit/road.ts';
import type { VisitAhead } from '#server/views/visits-ahead.ts';

/** Parking, the gate and the lift. */
const DOOR_MINUTES = 3;
/** A visit that goes on past its end is expected to take so much longer, again and again: a fifth of its plan, and never less. */
const OVERRUN = { share: 0.2, minutes: 15 } as const;

export type Expected = {
  readonly visit: VisitAhead;
  readonly prospect: Prospect;
  /** When the Karigar is expected to be done with it. */
  readonly until: Instant;
};

/** How each visit of one Karigar's day will go, in the order in which they do them: each begins where the one before ends. */
export function prospectsOfDay(
  day: readonly VisitAhead[],
  places: Places,
  now: Instant,
): Expected[] {
  let before: Before;
  return day.map((visit) => {
    const prospect = prospectOf(visit, before, places, now);
    const until = endOf(visit, prospect.arrivesAt, now);
    before = { pincode: visit.pincode, until };
    return { visit, prospect, until };
  });
}

type Before = { readonly pincode: string; readonly until: Instant } | undefined;

function prospectOf(visit: VisitAhead, before: Before, places: Places, now: Instant): Prospect {
  const { status, startsAt, dispatchedAt, saidLateAt } = visit;
  if (status === 'arrived' || status === 'in_progress') {
    return { kind: 'in-time', arrivesAt: visit.startedAt ?? startsAt } as const;
  }
  // Else their time was taken with the way from wherever they come.
  const slowest = before
    ? places.minutesBetween(before.pincode, visit.pincode)
    : Math.round((visit.holdStartsAt - visit.leaveAt) / MINUTE);
  return judgeProspect(
    {
      startsAt,
      assignedAt: visit.assignedAt,
      dispatchedAt,
      seen: seenOf(visit, places, now),
      journeyMinutes: minutesAt(slowest, Math.max(now, dispatchedAt ?? now)),
      busyUntil: before && before.until > now ? before.until : null,
      leaveAt:
        saidLateAt === null
          ? visit.leaveAt
          : Math.max(visit.leaveAt, saidLateAt) + SAID_LATE_MINUTES * MINUTE,
    },
    now,
  );
}

/** How far the visit still was from the last position of the Karigar's telephone. */
function seenOf({ seen, pincode }: VisitAhead, places: Places, now: Instant) {
  const to = places.pincodes.get(pincode);
  if (!seen || !to || now - seen.at > STALE_MS) return null;
  const km = roadKmBetween(seen, to, places);
  return { at: seen.at, minutesLeft: DOOR_MINUTES + (km / ridingKmPerHour(seen.at)) * 60 };
}

/** When the Karigar is expected to be done with it. */
function endOf(
  { startedAt, startsAt, endsAt, goesOn }: VisitAhead,
  arrivesAt: Instant | null,
  now: Instant,
): Instant {
  const begins = startedAt ?? Math.max(startsAt, arrivesAt ?? startsAt);
  const planned = begins + (endsAt - startsAt);
  // The work goes on, but not tonight.
  if (goesOn) return planned;
  const further = Math.max(OVERRUN.share * (endsAt - startsAt), OVERRUN.minutes * MINUTE);
  return startedAt !== null && planned < now ? now + Math.round(further) : planned;
}
