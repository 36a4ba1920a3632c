import type { WeeklyShiftView } from '#contract/karigar-work.ts';

export type Week = readonly WeeklyShiftView[];
type Hours = Pick<WeeklyShiftView, 'startsMinute' | 'endsMinute'>;

const USUAL: Hours = { startsMinute: 540, endsMinute: 1080 };
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const PAUSE_MINUTES = 60;
const SECOND_MINUTES = 180;
const MIDNIGHT = 1440;

/** The spans of a day in the order in which they were put there. */
export const spansOf = (week: Week, weekday: number): Week =>
  week.filter((one) => one.weekday === weekday);

/** A day of work with the usual hours, or without any. */
export const withDay = (week: Week, weekday: number, works: boolean): Week => {
  const others = week.filter((one) => one.weekday !== weekday);
  return works ? [...others, { weekday, ...USUAL }] : others;
};

/** Every day has the hours of this one. */
export const sameOnAllDays = (week: Week, weekday: number): Week =>
  DAYS.flatMap((day) => spansOf(week, weekday).map((one) => ({ ...one, weekday: day })));

/** Some hours after a pause; nothing where the evening has no room for them. */
export function secondSpanOf({ weekday, endsMinute }: WeeklyShiftView) {
  const startsMinute = endsMinute + PAUSE_MINUTES;
  const ends = startsMinute + SECOND_MINUTES;
  return ends <= MIDNIGHT ? { weekday, startsMinute, endsMinute: ends } : undefined;
}

export const isSameWeek = (one: Week, other: Week): boolean => inOrder(one) === inOrder(other);

const inOrder = (week: Week): string =>
  week
    .map(({ weekday, startsMinute, endsMinute }) => [weekday, startsMinute, endsMinute].join())
    .toSorted()
    .join(';');
