import { isExpected, isUnderWay } from '#contract/booking-phases.ts';
import type { VisitOfDay } from '#contract/karigar/karigar-visit.ts';
import { HOUR } from '#kernel/time.ts';
import type { QueuedAction } from '../api/queued-actions.ts';

/**
 * The visit that the way out is for: the one they look at, if they may be there, else where they are by what the app knows,
 * else where they should be by the hour: without a signal the kept day may not know that the others have set out.
 */
export function visitToLeave(
  visits: readonly VisitOfDay[],
  shownId: string | undefined,
  now: number,
): VisitOfDay | undefined {
  const open = visits.filter(({ status, safetyExit }) => !safetyExit && isExpected(status));
  const mayBeThere = (one: VisitOfDay) =>
    isUnderWay(one.status) || one.actions.includes('safety-exit');
  const ranked = [
    ...open.filter(mayBeThere),
    ...open.filter((one) => !one.leads && isNow(one, now)),
  ];
  return ranked.find(({ id }) => id === shownId) ?? ranked[0];
}

/** The visit that was left for safety while the action still waits for a signal. */
export const visitLeftUnsent = (
  visits: readonly VisitOfDay[],
  queued: readonly QueuedAction[],
): VisitOfDay | undefined =>
  visits.find(({ id }) =>
    queued.some(
      ({ name, visitId, asked, refusal }) =>
        name === 'leaveForSafety' && visitId === id && !asked && !refusal,
    ),
  );

const isNow = ({ leaveAt, startsAt, endsAt }: VisitOfDay, now: number): boolean =>
  now >= Math.min(Date.parse(leaveAt), Date.parse(startsAt) - HOUR) &&
  now <= Date.parse(endsAt) + 4 * HOUR;
