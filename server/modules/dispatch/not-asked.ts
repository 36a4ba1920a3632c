import type { DayPart, NotAskedBecause } from '#contract/karigar/read-why-not-asked.ts';
import {
  addDays,
  dateInIndia,
  type Instant,
  instantInIndia,
  minuteOfDayInIndia,
  weekday,
} from '#kernel/time.ts';

/** A visit of the week behind, as it concerns one Karigar. */
export type PastVisit = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Minutes from their home. */
  readonly travelMinutes: number;
  readonly asked: boolean;
  readonly onLeave: boolean;
  readonly busy: boolean;
};

type Ways = {
  readonly reachMinutes: number;
  readonly shifts: readonly {
    readonly weekday: number;
    readonly startsMinute: number;
    readonly endsMinute: number;
  }[];
};

/** The first hindrance of their own; without one somebody else was nearer, or fitted it better into their day. */
export function whyNotAsked(visit: PastVisit, { reachMinutes, shifts }: Ways): NotAskedBecause {
  if (visit.onLeave) return 'leave';
  if (visit.travelMinutes > reachMinutes) return 'reach';
  if (!isWithinHours(visit, shifts)) return 'hours';
  return visit.busy ? 'busy' : 'others';
}

/** A shift of the day before may run past midnight. */
function isWithinHours({ startsAt, endsAt }: PastVisit, shifts: Ways['shifts']): boolean {
  const date = dateInIndia(startsAt);
  return [addDays(date, -1), date].some((day) =>
    shifts
      .filter((shift) => shift.weekday === weekday(day))
      .some(
        ({ startsMinute, endsMinute }) =>
          instantInIndia(day, startsMinute) <= startsAt &&
          endsAt <= instantInIndia(day, endsMinute),
      ),
  );
}

const NOON = 12 * 60;
const FIVE = 17 * 60;

export function dayPartOf(startsAt: Instant): DayPart {
  const minute = minuteOfDayInIndia(startsAt);
  if (minute < NOON) return 'morning';
  return minute < FIVE ? 'afternoon' : 'evening';
}
