import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readLiveVisit } from '#contract/customer/read-live-visit.ts';
import { watchLiveVisit } from '#contract/customer/watch-live-visit.ts';
import { followStream } from '../api/follow-stream.ts';
import { watchLive } from '../api/live-streams.ts';
import { queryOf } from '../api/query.ts';

/** Should the stream be held up somewhere, a look now and then finds what is new. */
const LOOK_EVERY_MS = { live: 60_000, behind: 15_000 };

/** The visit as it stands, and whether it is told live just now. */
export function useLiveVisit(id: string) {
  const queries = useQueryClient();
  const [live, setLive] = useState(true);
  const asked = queryOf(readLiveVisit, { id });
  const query = useQuery({
    ...asked,
    staleTime: 0,
    refetchInterval: live ? LOOK_EVERY_MS.live : LOOK_EVERY_MS.behind,
  });
  useEffect(() => {
    const { queryKey } = queryOf(readLiveVisit, { id });
    return followStream(watchLiveVisit.path.replace(':id', id), 'visit', {
      onTold: (told) => queries.setQueryData(queryKey, told as never),
      onLine: setLive,
    });
  }, [id, queries]);
  useEffect(() => (live ? watchLive(id) : undefined), [id, live]);
  return { visit: query.data?.visit, query, live };
}
