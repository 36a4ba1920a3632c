import type { CaseKind } from '#contract/cases.ts';
import { policy } from '#contract/policy.ts';
import {
  addDays,
  DAY,
  dateInIndia,
  HOUR,
  type Instant,
  instantInIndia,
  MINUTE,
  minuteOfDayInIndia,
} from '#kernel/time.ts';
import { type Case, type Clock, hasOwnAlarm } from './case.ts';

type Clocked = Pick<
  Case,
  'kind' | 'acknowledgeBy' | 'acknowledgedAt' | 'nextAt' | 'resolveBy' | 'closedAt'
>;

/** Until when a case has to be acknowledged and resolved; what is decided by the clock sooner is due sooner. */
export function deadlinesOf(
  kind: CaseKind,
  openedAt: Instant,
): Pick<Case, 'acknowledgeBy' | 'resolveBy'> {
  const { acknowledgeHours, resolveMonths, dataRequestDays } = policy.cases;
  const month = monthsLater(openedAt, resolveMonths);
  const acknowledgeBy = openedAt + acknowledgeHours * HOUR;
  switch (kind) {
    case 'complaint':
      return { acknowledgeBy, resolveBy: month };
    case 'dispute': {
      const byClock = openedAt + policy.standstill.disputeDays * DAY;
      return { acknowledgeBy, resolveBy: Math.min(byClock, month) };
    }
    case 'data-request':
      return { acknowledgeBy, resolveBy: openedAt + dataRequestDays * DAY };
    case 'safety-exit':
    case 'call-back':
      return { acknowledgeBy: null, resolveBy: month };
  }
}

/** The same minute so many months later; where that month is shorter, on its last day. */
export function monthsLater(at: Instant, months: number): Instant {
  const date = dateInIndia(at);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const following = new Date(Date.UTC(year, month + months, 1)).toISOString().slice(0, 10);
  const last = Number(addDays(following, -1).slice(8));
  const within = at % MINUTE;
  return instantInIndia(addDays(first, Math.min(day, last) - 1), minuteOfDayInIndia(at)) + within;
}

/** The clocks that still run. */
export const clocksOf = (one: Clocked): Clock[] => [
  ...(one.acknowledgeBy !== null && one.acknowledgedAt === null
    ? [{ what: 'acknowledge', at: one.acknowledgeBy } as const]
    : []),
  ...(one.nextAt === null ? [] : [{ what: 'next-step', at: one.nextAt } as const]),
  { what: 'resolve', at: one.resolveBy },
];

/** The nearest clock; nothing once it is closed. */
export const dueOf = (one: Clocked): Clock | null =>
  one.closedAt === null
    ? clocksOf(one).reduce((nearest, next) => (next.at < nearest.at ? next : nearest))
    : null;

export type CaseAlarm = Clock & {
  /** `new`: nobody has acknowledged it yet; `soon`: before the clock runs out; `over`: it has. */
  readonly state: 'new' | 'soon' | 'over';
};

const { acknowledgeHours, resolveDays } = policy.cases.alarmBefore;
const BEFORE = {
  acknowledge: acknowledgeHours * HOUR,
  'next-step': 0,
  resolve: resolveDays * DAY,
} as const;

/**
 * The alarm that operations should hear now: a clock that has run out comes before one that soon will, and then the nearest.
 */
export function caseAlarmOf(one: Clocked, now: Instant): CaseAlarm | null {
  if (one.closedAt !== null) return null;
  const clocks = clocksOf(one).sort((a, b) => a.at - b.at);
  const over = clocks.find(({ at }) => now >= at);
  if (over) return { ...over, state: 'over' };
  const soon = clocks.find(({ what, at }) => now >= at - BEFORE[what]);
  if (soon) return { ...soon, state: 'soon' };
  const unseen = clocks.find(({ what }) => what === 'acknowledge');
  return unseen && !hasOwnAlarm(one.kind) ? { ...unseen, state: 'new' } : null;
}

/** The name of an alarm: heard under the same name it is not told again. */
export const keyOf = (alarm: CaseAlarm | null): string | null =>
  alarm && `${alarm.what} ${alarm.state} ${alarm.at}`;
