import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/operation.ts';
import type { OpenDays } from '#contract/public/read-open-days.ts';
import { readOpenDays } from '#contract/public/read-open-days.ts';
import type { LocalDate } from '#kernel/time.ts';
import { clampDay, firstOfMonth, lastOfMonth } from '#ui/month.ts';
import { queryOf } from '../api/query.ts';
import type { Trouble } from './trouble-of.ts';
import type { SlotQuestion } from './use-open-slots.ts';

const FRESH_MS = 5_000;
type ReasonNotToAdd = OutputOf<typeof readOpenDays>['notToAdd'][number]['reason'];

export type DaysWish = {
  readonly question: Omit<SlotQuestion, 'date'>;
  /** In their order. */
  readonly dates: readonly LocalDate[];
  readonly time: string | null;
};

/** Whether the same team is free on all the days of an event, asked anew when the person comes back to the page. */
export function useDaysTogether({ question, dates, time }: DaysWish) {
  const { data } = useQuery({
    ...queryOf(readOpenDays, { ...question, dates: dates.join(), time: time ?? '' }),
    enabled: dates.length > 1 && time !== null,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
  return dates.length > 1 ? data : undefined;
}

/** The days of a month that cannot be added to those chosen, each with the reason. */
export function useNotToAdd(
  { question, dates, time }: DaysWish,
  month: LocalDate,
  window: { readonly today: LocalDate; readonly lastDate: LocalDate },
): ReadonlyMap<LocalDate, ReasonNotToAdd> {
  const { today, lastDate } = window;
  const { data } = useQuery({
    ...queryOf(readOpenDays, {
      ...{ ...question, dates: dates.join(), time: time ?? '' },
      from: clampDay(firstOfMonth(month), today, lastDate),
      until: clampDay(lastOfMonth(month), today, lastDate),
    }),
    enabled: time !== null,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  // When the chosen days do not go together, no further day goes with them: the strip says that, and closes nothing
  // more.
  return new Map(data?.open ? data.notToAdd.map(({ date, reason }) => [date, reason]) : []);
}

/** Replaces days that cannot be had together; undefined while they can, or while nobody knows. */
export function otherDays(
  { dates, time }: DaysWish,
  known: { readonly open: boolean; readonly alternatives: readonly OpenDays[] } | undefined,
  trouble: Trouble | null,
): readonly OpenDays[] | undefined {
  const refused =
    trouble?.kind === 'days-taken' &&
    trouble.days.time === time &&
    trouble.days.dates.join() === dates.join();
  if (refused) return trouble.alternatives;
  return known && !known.open ? known.alternatives : undefined;
}
