import { useQueries } from '@tanstack/react-query';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import type { LocalDate } from '#kernel/time.ts';
import { queryOf } from '../api/query.ts';
import type { Draft } from './draft.ts';
import type { SlotQuestion } from './use-open-slots.ts';

export type MoreDay = {
  readonly date: LocalDate;
  /** Nobody is free then at the chosen hour; the server has the last word on all days together. */
  readonly isClosed: boolean;
};

const FRESH_MS = 5_000;

/** The further days of an event, each with whether the chosen hour is open on it. */
export function useMoreDays(
  { date, time, moreDates = [] }: Draft,
  question: Omit<SlotQuestion, 'date'>,
): readonly MoreDay[] {
  const days = moreDates.filter((day) => day !== date);
  const answers = useQueries({
    queries: days.map((day) => ({
      ...queryOf(readOpenSlots, { ...question, date: day }),
      staleTime: FRESH_MS,
    })),
  });
  return days.map((day, index) => ({
    date: day,
    isClosed: answers[index]?.data?.slots.find(({ label }) => label === time)?.open === false,
  }));
}
