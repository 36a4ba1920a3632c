import type { readEarnings as promise } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { addDays, type LocalDate } from '#kernel/time.ts';

type Row = { readonly date: LocalDate; readonly netPaise: Paise };
type Day = NonNullable<OutputOf<typeof promise>['days']>[number];

/** The rows of a week by the day under which each stands, and the rest: a visit of Sunday may be earned on Monday. */
export function daysOfWeek(
  monday: LocalDate,
  rows: readonly Row[],
): { days: Day[]; otherDaysPaise: Paise } {
  const days = Array.from({ length: 7 }, (_, place) => {
    const date = addDays(monday, place);
    return { date, netPaise: sumOf(rows.filter((row) => row.date === date)) };
  });
  return { days, otherDaysPaise: sumOf(rows) - sumOf(days) };
}

const sumOf = (rows: readonly Pick<Row, 'netPaise'>[]): Paise =>
  rows.reduce((sum, { netPaise }) => sum + netPaise, 0);
