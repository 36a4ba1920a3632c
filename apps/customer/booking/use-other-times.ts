import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOtherTimes } from '#contract/customer/read-other-times.ts';
import type { LocalDate } from '#kernel/time.ts';
import { queryOf } from '../api/query.ts';

/** How old an answer may be before a look at the screen asks again. */
const FRESH_MS = 5_000;

/** The twelve slots to which a visit could be moved; without a date those of its own day. */
export function useOtherTimes(
  { id, visit }: { id: string; visit?: number | undefined },
  date: LocalDate | undefined,
) {
  const queries = useQueryClient();
  const answer = useQuery({
    ...queryOf(readOtherTimes, { id, visit, date }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
  const { data } = answer;

  // The answer without a date is the answer for its date: choosing that day must not ask again.
  useEffect(() => {
    if (!data || date) return;
    queries.setQueryData(queryOf(readOtherTimes, { id, visit, date: data.date }).queryKey, data);
  }, [queries, data, id, visit, date]);

  return answer;
}
