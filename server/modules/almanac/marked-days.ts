import { DAY_MARKS, type DayMark } from '#contract/public/read-day-marks.ts';
import { addDays, type LocalDate } from '#kernel/time.ts';

export type MarkedDay = { readonly date: LocalDate; readonly mark: DayMark };
/** A word of operations: this day bears the mark, or it does not. */
export type Override = {
  readonly date: LocalDate;
  readonly mark: string;
  readonly shown: boolean;
};

/** Every mark of every day in order, the weightiest of a day first; operations have the last word. */
export function markedDays(
  almanac: Readonly<Partial<Record<DayMark, readonly LocalDate[]>>>,
  overrides: readonly Override[],
): MarkedDay[] {
  const days = DAY_MARKS.flatMap((mark) => {
    const about = overrides.filter((override) => override.mark === mark);
    const known = (almanac[mark] ?? []).filter(
      (date) => !about.some((override) => override.date === date && !override.shown),
    );
    const added = about.filter(({ shown }) => shown).map(({ date }) => date);
    return [...new Set([...known, ...added])].map((date) => ({ date, mark }));
  });
  return [...days, ...ganeshotsav(days)].sort(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      DAY_MARKS.indexOf(one.mark) - DAY_MARKS.indexOf(other.mark),
  );
}

/** An almanac names the first and the last day of the festival; the days between them are its own as well. */
function ganeshotsav(days: readonly MarkedDay[]): MarkedDay[] {
  const datesOf = (mark: DayMark) => days.filter((day) => day.mark === mark).map((day) => day.date);
  const lastDays = datesOf('anant-chaturdashi');
  return datesOf('ganesh-chaturthi').flatMap((first) => {
    const between: MarkedDay[] = [];
    const last = lastDays.find((date) => date > first && date <= addDays(first, MOST_DAYS));
    for (let date = addDays(first, 1); last && date < last; date = addDays(date, 1)) {
      between.push({ date, mark: 'ganeshotsav' });
    }
    return between;
  });
}

const MOST_DAYS = 13;
