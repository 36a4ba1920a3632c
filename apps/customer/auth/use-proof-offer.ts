import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { PersonView } from '#contract/public/person.ts';
import { useTopDialog } from '#ui/open-dialogs.ts';
import { takeProofOffer } from '../shell/proof-after-sign-up.ts';

/** After a sign-up the mobile may be proven: once, and not over another dialog or a booking that is being made. */
export function useProofOffer(user: PersonView, offer: () => void): void {
  const { search } = useLocation();
  const free = useTopDialog() === undefined && !new URLSearchParams(search).has('book');
  const open = useEffectEvent(offer);
  useEffect(() => {
    if (free && user.mobile && takeProofOffer(user)) open();
  }, [free, user]);
}
