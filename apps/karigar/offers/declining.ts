import { useSyncExternalStore } from 'react';
import { DECLINE_UNDONE_SECONDS } from '#contract/karigar/undo-decline.ts';
import { act, useQueuedActions } from '../api/queue.ts';
import { isOfOffer } from '../api/queued-actions.ts';
import { serverNow } from '../api/server-clock.ts';
import { forgetAnswered, markAnswered } from './answered.ts';

/** The list of offers may not say yet what was pressed here: until when a no can be undone, or that it was. */
const pressed = new Map<string, number | 'undone'>();
const listeners = new Set<() => void>();
function press(offerId: string, what: number | 'undone' | undefined): void {
  if (what === undefined) pressed.delete(offerId);
  else pressed.set(offerId, what);
  for (const listener of listeners) listener();
}

/** Said at once and kept where there is no signal; answers the refusal, if there is one. */
export async function decline(offerId: string) {
  markAnswered(offerId);
  press(offerId, serverNow() + DECLINE_UNDONE_SECONDS * 1000);
  return answered(offerId, await act('declineOffer', offerId, { id: offerId }));
}

/** A no that was not sent yet is simply taken out of the queue. */
export async function undo(offerId: string) {
  press(offerId, 'undone');
  forgetAnswered(offerId);
  return answered(offerId, await act('undoDecline', offerId, { id: offerId }));
}

function answered(offerId: string, sent: Awaited<ReturnType<typeof act>>) {
  if (typeof sent === 'string') return undefined;
  press(offerId, undefined);
  return sent;
}

type Declining = {
  /** Until when the no can be taken back; nothing when none was said. */
  readonly until?: number | undefined;
  /** It waits here for a signal, and can be taken back as long as it does. */
  readonly kept: boolean;
  /** It is being taken back. */
  readonly undoing: boolean;
};

export function useDeclining(offer: { readonly id: string; readonly undoUntil: string | null }) {
  const queued = useQueuedActions().findLast(
    (one) => isOfOffer(one) && one.visitId === offer.id && !one.refusal,
  );
  const here = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pressed.get(offer.id),
  );
  const kept = queued?.name === 'declineOffer' && !queued.asked;
  const until = here ?? (offer.undoUntil ? Date.parse(offer.undoUntil) : undefined);
  const said = kept ? Date.parse(queued.happenedAt) : until;
  return {
    until: said === 'undone' ? undefined : said,
    kept,
    undoing: queued?.name === 'undoDecline',
  } satisfies Declining;
}
