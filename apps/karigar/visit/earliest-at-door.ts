import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { MINUTE } from '#kernel/time.ts';

type Coming = Pick<KarigarVisit, 'status' | 'leaveAt' | 'startsAt' | 'dispatchedAt'> & {
  readonly early: Pick<KarigarVisit['early'], 'wayMinutes'>;
};

const STEP = 5 * MINUTE;

/** When they can be there, on whole five minutes: their way after now, or after they have set out. */
export function earliestAtDoor(visit: Coming, now: number): number {
  const { status, dispatchedAt } = visit;
  const begun = status === 'dispatched' && dispatchedAt !== null ? Date.parse(dispatchedAt) : now;
  return Math.ceil(Math.max(begun + wayOf(visit), now + 2 * MINUTE) / STEP) * STEP;
}

/** The hour to leave is earlier than the way takes: it stands in only where a server of the version before has answered. */
const wayOf = ({ early: { wayMinutes }, startsAt, leaveAt }: Coming): number =>
  wayMinutes === undefined
    ? Math.max(0, Date.parse(startsAt) - Date.parse(leaveAt))
    : wayMinutes * MINUTE;
