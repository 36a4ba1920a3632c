import { LEAVING_ASKED_BEFORE } from '#contract/karigar-actions.ts';
import { type Clock, DAY, HOUR, MINUTE } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { delayRemainingVisits } from '#server/flows/dispatch/delay-remaining-visits.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { rescueVisit } from '#server/flows/dispatch/rescue-visit.ts';
import { remindOfVisit } from '#server/flows/visit/remind-of-visit.ts';
import { remindToLeave } from '#server/flows/visit/remind-to-leave.ts';
import { OFFERED_DAYS_BEFORE } from '#server/modules/dispatch/rounds.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Log } from '#server/platform/log/log.ts';
import {
  listTeamsShort,
  listVisitsAhead,
  listVisitsErased,
  listVisitsToRemindOf,
} from '#server/views/visits-ahead.ts';
import { listVisitsNotLeft, listVisitsToLeave } from '#server/views/visits-to-leave.ts';
import { prospectsOfDay } from './prospects-of-day.ts';

type Deps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly facts: AppCache;
  readonly log: Pick<Log, 'fault'>;
};

/** How far ahead it looks, and how far back: longer is nobody late. */
const AHEAD = 75 * MINUTE;
const BACK = 6 * HOUR;
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
    for (const { visit, prospect, until } of prospectsOfDay(day, places, now)) {
      await safely(deps, async () => {
        if (until > visit.holdEndsAt + MINUTE)
          await delayRemainingVisits(deps, { ...visit, endsAt: until });
        if (prospect.kind === 'in-time' || visit.startedAt !== null) return;
        const { bookingId, visitId } = visit;
        const { kind: why, soonerThan } = prospect;
        const asked = await rescueVisit(deps, { bookingId, visitId, why, soonerThan });
        if (asked === 'asked' || asked === 'sent') rescued += 1;
      });
    }
  }
  // Before the promise breaks: whoever has to leave now is reminded of it.
  for (const due of await listVisitsToLeave(deps.pool, now - LEFT_LATE, now + LEAVING_ASKED_BEFORE))
    await safely(deps, () => remindToLeave(deps, { ...due, reminder: 'leave-soon' }));
  const again = { from: now - LEFT_LATE, now, remindedBefore: now - REMINDED_AGAIN_AFTER };
  for (const due of await listVisitsNotLeft(deps.pool, again))
    await safely(deps, () => remindToLeave(deps, { ...due, reminder: 'leave-now' }));
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
