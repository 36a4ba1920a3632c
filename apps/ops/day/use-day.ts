import { useQuery } from '@tanstack/react-query';
import { readDay } from '#contract/ops/read-day.ts';
import type { LocalDate } from '#kernel/time.ts';
import { ask, questions, type Reading, readingOf } from '../api/reading.ts';
import { type Day, dayOf } from './day-of.ts';

/** While nobody tells of changes; an answer without one costs next to nothing. */
const EVERY_MS = 2_000;
/** Counters that no event tells. */
const EVERY_MS_TOLD = 15_000;

/** A day of the city: read whole once, and then what changes, whenever it is told that something has. */
export function useDay(date: LocalDate, isTold = false): Reading<Day> {
  const refetchInterval = isTold ? EVERY_MS_TOLD : EVERY_MS;
  return readingOf(useQuery({ ...questionOfDay(date), refetchInterval }));
}

/** The same before the screen is there. */
export const readDayFirst = (date: LocalDate): Promise<void> =>
  questions.prefetchQuery(questionOfDay(date));

function questionOfDay(date: LocalDate) {
  const queryKey = [readDay.name, date];
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Day> => {
      const before = questions.getQueryData<Day>(queryKey);
      const answer = await ask(readDay, { date, since: before?.mark, keeps: 'areas' }, signal);
      return dayOf(answer, before);
    },
    // The lists stay the same objects by themselves where nothing changed; comparing thousands of rows would take longer.
    structuralSharing: false,
  };
}
