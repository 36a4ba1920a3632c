import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addDays, DAY, type LocalDate } from '#kernel/time.ts';

export type WeekHours = {
  readonly weekday: number;
  readonly startsMinute: number;
  readonly endsMinute: number;
};

/** A shift of at least two hours and at most sixteen; nobody works two of them at once, also not across midnight. */
const SHORTEST = 120;
const LONGEST = 16 * 60;
const WEEK = 7 * 24 * 60;

export function decideShifts(
  shifts: readonly WeekHours[],
): Outcome<void, 'shift-invalid' | 'shifts-overlap'> {
  const lengths = shifts.map(({ startsMinute, endsMinute }) => endsMinute - startsMinute);
  if (lengths.some((length) => length < SHORTEST || length > LONGEST))
    return refuse('shift-invalid');
  const inOrder = shifts
    .map(({ weekday, startsMinute, endsMinute }) => ({
      from: weekday * 1440 + startsMinute,
      until: weekday * 1440 + endsMinute,
    }))
    .sort((one, other) => one.from - other.from);
  const overlap = inOrder.some(({ until }, index) => {
    const next = inOrder[(index + 1) % inOrder.length];
    if (!next || inOrder.length === 1) return false;
    const nextFrom = index === inOrder.length - 1 ? next.from + WEEK : next.from;
    return until > nextFrom;
  });
  return overlap ? refuse('shifts-overlap') : accept(undefined);
}

/** Days off that one may have ahead; more is not leave but other hours. */
const MOST_LEAVES = 60;
/** How far ahead customers book. */
const FARTHEST_DAYS = 400;

export function decideLeave(
  { day, until, off }: Leave,
  { today, ahead }: { readonly today: LocalDate; readonly ahead: number },
): Outcome<void, 'day-over' | 'leave-reversed' | 'too-many-leaves'> {
  if (until < day) return refuse('leave-reversed');
  if (day < today || until > addDays(today, FARTHEST_DAYS)) return refuse('day-over');
  const asked = (Date.parse(until) - Date.parse(day)) / DAY + 1;
  return off && ahead + asked > MOST_LEAVES ? refuse('too-many-leaves') : accept(undefined);
}

/** Days from one to another, both of them included. */
export type Leave = {
  readonly day: LocalDate;
  readonly until: LocalDate;
  readonly off: boolean;
};
