import {
  COMMITTED_DAYS_AHEAD,
  WITHDRAWN_UNTIL_HOUR,
  WITHDRAWN_WITHIN_MINUTES,
} from '#contract/karigar/commit-day.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import {
  addDays,
  dateInIndia,
  type Instant,
  instantInIndia,
  type LocalDate,
  MINUTE,
  minuteOfDayInIndia,
  weekday,
} from '#kernel/time.ts';

export type WeeklyHours = readonly {
  readonly weekday: number;
  readonly startsMinute: number;
  readonly endsMinute: number;
}[];

/** The minutes of their hours that begin on a day, or those after a moment of it. */
export function minutesOn(day: LocalDate, shifts: WeeklyHours, after: Instant = 0): number {
  const from = day === dateInIndia(after) ? minuteOfDayInIndia(after) : 0;
  return shifts
    .filter((shift) => shift.weekday === weekday(day))
    .map(({ startsMinute, endsMinute }) => Math.max(0, endsMinute - Math.max(startsMinute, from)))
    .reduce((sum, minutes) => sum + minutes, 0);
}

export type Commitment = { readonly day: LocalDate; readonly on: boolean };

type Work = {
  readonly shifts: readonly { readonly weekday: number }[];
  readonly isOff: boolean;
  /** When they said it of that day; null when they have not. */
  readonly saidAt: Instant | null;
  readonly now: Instant;
};

/** The day is near, and they work on it; on the day before, from the evening on, others rely on it. */
export function decideCommitment(
  { day, on }: Commitment,
  { shifts, isOff, saidAt, now }: Work,
): Outcome<void, 'day-over' | 'no-hours-that-day' | 'commitment-stands'> {
  const today = dateInIndia(now);
  if (day < today || day > addDays(today, COMMITTED_DAYS_AHEAD)) return refuse('day-over');
  if (!on)
    return saidAt === null || mayWithdraw(day, saidAt, now)
      ? accept(undefined)
      : refuse('commitment-stands');
  const works = !isOff && shifts.some((shift) => shift.weekday === weekday(day));
  return works ? accept(undefined) : refuse('no-hours-that-day');
}

export const mayWithdraw = (day: LocalDate, saidAt: Instant, now: Instant): boolean =>
  now < instantInIndia(addDays(day, -1), WITHDRAWN_UNTIL_HOUR * 60) ||
  now < saidAt + WITHDRAWN_WITHIN_MINUTES * MINUTE;
