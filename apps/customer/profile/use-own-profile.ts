import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { readProfile } from '#contract/customer/read-profile.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { PersonView } from '#contract/public/person.ts';
import { ask } from '../api/query.ts';
import { userChanged } from '../shell/session.ts';

type OwnProfile = OutputOf<typeof readProfile>;

const SECOND_MS = 1000;

/**
 * How long one's profile cannot be edited, counting down. The server says how long; the browser only counts on from
 * there, so a clock that is wrong or set back changes nothing (ruling R18).
 */
export function useOwnProfile(user: PersonView) {
  const queries = useQueryClient();
  const query = useQuery({
    // Edited elsewhere, it is asked for again.
    queryKey: [readProfile.name, user.lastProfileUpdate],
    queryFn: async ({ signal }) => editableFrom(await ask(readProfile, {}, signal)),
  });
  const editableAt = query.data?.editableAt;
  const lockedMs = useRemaining(editableAt, () => void query.refetch());
  return {
    /** Not known yet whether it may be edited. */
    waiting: query.isPending,
    lockedMs,
    unproven: query.data?.unproven ?? [],
    refresh: () => void query.refetch(),
    /** After an edit: what the server has answered is known at once, here and in the other tabs. */
    changed: (profile: OwnProfile) => {
      const { user: edited } = profile;
      queries.setQueryData([readProfile.name, edited.lastProfileUpdate], editableFrom(profile));
      userChanged(edited);
    },
  };
}

const editableFrom = ({ editableInMs, unproven }: OwnProfile) => ({
  editableAt: editableInMs > 0 ? performance.now() + editableInMs : 0,
  unproven,
});

/** Drawn anew with every second; at its end somebody is told, once. */
function useRemaining(until: number | undefined, onEnd: () => void): number {
  const [remaining, setRemaining] = useState(0);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (until === undefined) return;
    const look = () => setRemaining(Math.max(0, until - performance.now()));
    const first = setTimeout(look);
    if (until === 0) return () => clearTimeout(first);
    const timer = setInterval(() => {
      look();
      if (performance.now() < until) return;
      clearInterval(timer);
      end();
    }, SECOND_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  return remaining;
}
