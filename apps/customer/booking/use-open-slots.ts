import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import type { LocalDate } from '#kernel/time.ts';
import { queryOf } from '../api/query.ts';

export type SlotQuestion = {
  readonly serviceId: number;
  readonly option: string | undefined;
  /** Without a date the server answers with the first day that still has a slot (ruling R11). */
  readonly date: LocalDate | undefined;
  readonly pincode: string | undefined;
  /** Only one that has quiet hours: every other closes nothing. */
  readonly society?: string | undefined;
};
export type DaySlots = OutputOf<typeof readOpenSlots>;

/** How old an answer may be before a look at the screen asks again. */
const FRESH_MS = 5_000;

/** The twelve slots of a day, asked anew when the person comes back to the page. */
export function useOpenSlots(question: SlotQuestion, enabled = true) {
  const queries = useQueryClient();
  const answer = useQuery({
    ...queryOf(readOpenSlots, question),
    enabled,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
  const { data } = answer;
  const { serviceId, option, date, pincode, society } = question;

  // The answer without a date is the answer for its date: choosing that day must not ask again.
  useEffect(() => {
    if (!data || date) return;
    const dated = { serviceId, option, date: data.date, pincode, society };
    queries.setQueryData(queryOf(readOpenSlots, dated).queryKey, data);
  }, [queries, data, serviceId, option, date, pincode, society]);

  return answer;
}
