import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { termsOf } from '#contract/catalogue/known.ts';
import type { Category } from '#contract/policy.ts';
import { type DayMark, readDayMarks, TITHIS } from '#contract/public/read-day-marks.ts';
import type { LocalDate } from '#kernel/time.ts';
import { queryOf } from '../api/query.ts';

export type DayMarks = ReadonlyMap<LocalDate, readonly DayMark[]>;

const tithis: readonly DayMark[] = TITHIS;
const NO_MARKS: DayMarks = new Map();

/** The marks of the year that can be booked: festivals for everybody; for whoever plans a pooja tithis, before them. */
export function useDayMarks(
  today: LocalDate | undefined,
  lastDate: LocalDate | undefined,
  category: Category,
): DayMarks {
  const { data } = useQuery({
    ...queryOf(readDayMarks, { from: today ?? '', until: lastDate ?? '' }),
    // The marks stay while the next day's slots, and with them the server's day, are on their way.
    placeholderData: (before) => before,
    enabled: today !== undefined && lastDate !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    if (!data) return NO_MARKS;
    const isTithi = ({ mark }: { mark: DayMark }) => tithis.includes(mark);
    const festivals = data.marks.filter((day) => !isTithi(day));
    const told = termsOf(category).byTithi
      ? [...data.marks.filter(isTithi), ...festivals]
      : festivals;
    const days = new Map<LocalDate, DayMark[]>();
    for (const { date, mark } of told) days.set(date, [...(days.get(date) ?? []), mark]);
    return days;
  }, [data, category]);
}

export const marksOf = (marks: DayMarks, date: LocalDate): readonly DayMark[] =>
  marks.get(date) ?? [];
