import { LEAVING_ASKED_BEFORE } from '#contract/karigar-actions.ts';
import { type Clock, DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { delayRemainingVisits } from '#server/flows/dispatch/delay-remaining-visits.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { rescueVisit } from '#server/flows/dispatch/rescue-visit.ts';
import { remindOfVisit } from '#server/flows/visit/remind-of-visit.ts';
import { remindToLeave } from '#server/flows/visit/remind-to-leave.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { judgeProspect, SAID_LATE_MINUTES } from '#server/modules/dispatch/lateness.ts';
import { OFFERED_DAYS_BEFORE } from '#server/modules/dispatch/rounds.ts';
import { STALE_MS } from '#server/modules/visit/arrival.ts';
import { minutesAt } from '#server/modules/visit/journey.ts';
import { ridingKmPerHour } from '#server/modules/visit/riding.ts';
import { roadKmBetween } from '#server/modules/visit/road.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';
import {
  listTeamsShort,
  listVisitsAhead,
  listVisitsErased,
  listVisitsNotLeft,
  listVisitsToLeave,
  listVisitsToRemindOf,
  type VisitAhead,
} from '#server/views/visits-ahead.ts';

type Deps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly facts: AppCache;
  readonly log: Pick<Log, 'fault'>;
};

/** How far ahead it looks, and how far back: longer is nobody late. */
const AHEAD = 75 * MINUTE;
const BACK = 6 * HOUR;
/** Parking, the gate and the lift. */
const DOOR_MINUTES = 3;
/** A visit that goes on past its end is expected to take so much longer, again and again: a fifth of its plan, and never less. */
const OVERRUN = { share: 0.2, minutes: 15 } as const;
/** How long after the hour at which to leave, where the pass itself was late. */
const LEFT_LATE = 30 * MINUTE;
const REMINDED_AGAIN_AFTER = 5 * MINUTE;
const MOST_FORGOTTEN = 50;
const MOST_SHORT = 20;

/**
 * Every two minutes: brings each Karigar's day in line with how it goes, asks others about visits that will be late, and
 * catches what a lost timer left behind. One that fails keeps no other waiting.
 */
export async function rescueVisits(deps: Deps): Promise<{ readonly rescued: number }> {
  const now = deps.now();
  const places = await deps.facts.places();
  const visits = await listVisitsAhead(deps.pool, now - BACK, now + AHEAD);
  const days = Map.groupBy(visits, ({ karigarId }) => karigarId);
  let rescued = 0;
  for (const day of days.values()) {
    let before: { readonly pincode: string; readonly until: Instant } | undefined;
    for (const visit of day) {
      await safely(deps, async () => {
        const prospect = prospectOf(visit, before, places, now);
        const until = endOf(visit, prospect.arrivesAt, now);
        before = { pincode: visit.pincode, until };
        if (until > visit.holdEndsAt + MINUTE)
          await delayRemainingVisits(deps, { ...visit, endsAt: until });
        if (prospect.kind === 'in-time' || visit.startedAt !== null) return;
        const { bookingId, visitId } = visit;
        const { kind: why, soonerThan } = prospect;
        const asked = await rescueVisit(deps, { bookingId, visitId, why, soonerThan });
        if (asked === 'asked') rescued += 1;
      });
    }
  }
  // Before the promise breaks: whoever has to leave now is reminded of it.
  for (const due of await listVisitsToLeave(deps.pool, now - LEFT_LATE, now + LEAVING_ASKED_BEFORE))
    await safely(deps, () => remindToLeave(deps, { ...due, alarm: 'leave-soon' }));
  const again = { from: now - LEFT_LATE, now, remindedBefore: now - REMINDED_AGAIN_AFTER };
  for (const due of await listVisitsNotLeft(deps.pool, again))
    await safely(deps, () => remindToLeave(deps, { ...due, alarm: 'leave-now' }));
  for (const bookingId of await listVisitsToRemindOf(deps.pool, now))
    await safely(deps, () => remindOfVisit(deps, { bookingId }));
  const week = { now, until: now + OFFERED_DAYS_BEFORE * DAY, since: now - 10 * MINUTE };
  const forgotten = await listVisitsErased(deps.pool, week, MOST_FORGOTTEN);
  for (const bookingId of [...forgotten, ...(await listTeamsShort(deps.pool, week, MOST_SHORT))]) {
    await safely(deps, () => findKarigar(deps, { bookingId, cause: 'sweep' }));
  }
  return { rescued };
}

async function safely(deps: Deps, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => deps.log.fault('rescue-failed', error));
}

type Before = { readonly pincode: string; readonly until: Instant } | undefined;

function prospectOf(visit: VisitAhead, before: Before, places: Places, now: Instant) {
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
