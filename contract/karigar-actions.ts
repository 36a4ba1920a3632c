import type { Paise } from '#kernel/money.ts';
import { dateInIndia, HOUR, type Instant, instantInIndia, MINUTE } from '#kernel/time.ts';
import { isBeforeWork, isFinished, isUnderWay } from './booking-phases.ts';
import type { BookingStatus } from './booking-statuses.ts';
import type { KARIGAR_ACTIONS } from './karigar/karigar-visit.ts';
import { policy } from './policy.ts';

/** A Karigar who has not set out is asked so long before the hour to leave whether they do. */
export const LEAVING_ASKED_BEFORE = 10 * MINUTE;

type Action = (typeof KARIGAR_ACTIONS)[number];

/** The facts on which the actions open to a Karigar depend. */
type Actionable = {
  readonly status: BookingStatus;
  readonly startsAt: Instant;
  readonly leads: boolean;
  /** One of the crew who does not lead it, and has not left. */
  readonly comesAlong?: boolean;
  /** The time from which the Karigar may close it because nobody is there. */
  readonly mayCloseAt: Instant | null;
  readonly hasOpenEstimate: boolean;
  readonly mayRate: boolean;
  /** An event goes on on a day on which somebody else may come instead. */
  readonly hasDaysAhead: boolean;
  /** Other people come to a visit that is ahead: nobody ends the whole for them. */
  readonly goesOnWithOthers?: boolean;
  /** The progress towards a later day of an event, while the Karigar is coming to it. */
  readonly atDoorOfDay?: boolean;
  readonly comingOnDay?: 'assigned' | 'dispatched' | undefined;
  /** The absence of one of the crew may be said. */
  readonly mayReportAbsent?: boolean;
  /** They have not shown yet that they are at the door. */
  readonly mayAttend?: boolean;
  /** They have not said yet that they are on the way to the visit at hand, and it is time. */
  readonly maySetOut?: boolean;
};

/** The actions open to a Karigar at a visit now. The flow that does one decides again. */
export function karigarActions(visit: Actionable, now: Instant): Action[] {
  const mayReport = visit.leads && visit.mayReportAbsent === true;
  return [...movesOf(visit, now), ...only(mayReport, 'report-absent')];
}

function movesOf(visit: Actionable, now: Instant): Action[] {
  if (!visit.leads) {
    const isAhead = isBeforeWork(visit.status) || visit.status === 'in_progress';
    const mayRelease = visit.comesAlong === true && isAhead;
    return [
      ...only(visit.comesAlong === true && visit.maySetOut === true, 'set-out'),
      ...only(mayRelease, 'release'),
      ...only(visit.comesAlong === true && isNear(visit, now), 'safety-exit'),
      ...only(visit.comesAlong === true && visit.mayAttend === true, 'attend'),
    ];
  }
  const mayEnd = visit.goesOnWithOthers !== true;
  switch (visit.comingOnDay) {
    case 'assigned':
      return [
        'dispatch',
        ...only(visit.hasDaysAhead, 'release'),
        ...only(mayEnd, 'stop-work'),
        'safety-exit',
      ];
    case 'dispatched':
      // A further day starts by a position or a picture like the first, or by the code of that day.
      return [...ON_THE_WAY, 'start', ...only(mayEnd, 'stop-work')];
  }
  switch (visit.status) {
    case 'assigned':
      return [...only(now >= dispatchableFrom(visit.startsAt), 'dispatch'), 'release'];
    case 'dispatched':
      return ON_THE_WAY;
    case 'arrived':
      return [
        'start',
        'try-contact',
        ...only(visit.mayCloseAt !== null && now >= visit.mayCloseAt, 'no-show'),
        'tick',
        'add-photo',
        visit.hasOpenEstimate ? 'withdraw-extra' : 'propose-extra',
        'break-off',
        'safety-exit',
      ];
    case 'in_progress':
      return [
        'tick',
        'add-photo',
        ...only(!visit.hasOpenEstimate, 'propose-extra'),
        ...only(!visit.hasOpenEstimate && mayEnd, 'finish'),
        ...only(visit.hasOpenEstimate, 'withdraw-extra'),
        ...only(mayEnd, 'stop-work'),
        ...only(visit.hasDaysAhead, 'release'),
        // Nobody may be at home on a later day, either.
        ...only(visit.atDoorOfDay === true, 'try-contact'),
        ...only(visit.mayCloseAt !== null && now >= visit.mayCloseAt, 'no-show'),
        'safety-exit',
      ];
    case 'done':
      return ['add-photo'];
    case 'completed':
      return only(visit.mayRate, 'rate');
    default:
      return [];
  }
}

/**
 * "Service day, from 3 h before start": from then on the Karigar may set out, and cancelling costs the policy's
 * same-day share.
 */
export const dispatchableFrom = (startsAt: Instant): Instant =>
  Math.max(
    instantInIndia(dateInIndia(startsAt)),
    startsAt - policy.visit.dispatchHoursBefore * HOUR,
  );

/** It was to be paid by a link, and still may be; whoever has been given cash for it says so. */
export const mayCountCash = (
  { status, leads }: { readonly status: BookingStatus; readonly leads: boolean },
  { payBy, duePaise }: { readonly payBy: string | null; readonly duePaise: Paise },
): boolean => leads && isFinished(status) && payBy === 'link' && duePaise > 0;

/** A Karigar who comes along may be on the way by themselves before the visit is under way. */
const isNear = (
  { status, startsAt }: { readonly status: BookingStatus; readonly startsAt: Instant },
  now: Instant,
): boolean => isUnderWay(status) || (status === 'assigned' && now >= dispatchableFrom(startsAt));

const ON_THE_WAY: Action[] = ['arrive', 'add-photo', 'break-off', 'safety-exit'];

const only = (may: boolean, ...actions: Action[]): Action[] => (may ? actions : []);
