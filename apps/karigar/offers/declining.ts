import { useEffect, useSyncExternalStore } from 'react';
import type { OfferView } from '#contract/karigar/offer.ts';
import { DECLINE_UNDONE_SECONDS } from '#contract/karigar/undo-decline.ts';
import { act, useQueuedActions } from '../api/queue.ts';
import { isOfOffer } from '../api/queued-actions.ts';
import { serverNow } from '../api/server-clock.ts';
import { forgetAnswered, markAnswered } from './answered.ts';

/** An answer pressed here: until when a no can be undone, or that it was; and how the list stood when it was sent. */
type Pressed = { readonly what: number | 'undone'; readonly listed?: object };
/** The list of offers may not say yet what was pressed here. */
const pressed = new Map<string, Pressed>();
const listeners = new Set<() => void>();
function press(offerId: string, next: Pressed | undefined): void {
  if (next === undefined) pressed.delete(offerId);
  else pressed.set(offerId, next);
  for (const listener of listeners) listener();
}

/** Said at once and kept where there is no signal; answers the refusal, if there is one. */
export async function decline(offerId: string) {
  markAnswered(offerId);
  press(offerId, { what: serverNow() + DECLINE_UNDONE_SECONDS * 1000 });
  return answered(offerId, await act('declineOffer', offerId, { id: offerId }));
}

/** A no that was not sent yet is simply taken out of the queue. */
export async function undo(offerId: string) {
  press(offerId, { what: 'undone' });
  forgetAnswered(offerId);
  return answered(offerId, await act('undoDecline', offerId, { id: offerId }));
}

function answered(offerId: string, sent: Awaited<ReturnType<typeof act>>) {
  if (typeof sent === 'string') return undefined;
  press(offerId, undefined);
  return sent;
}

/**
 * The list has answered since, and says what stands, also where another telephone of theirs has said otherwise. While a no can
 * be undone here the buttons stay where they are, unless the list says the same.
 */
export const isOutdated = (
  { what, listed }: Pressed,
  offer: Pick<OfferView, 'state'>,
  now: number,
): boolean =>
  listed !== undefined &&
  listed !== offer &&
  (what === 'undone' || what <= now || offer.state === 'declined');

/** Nothing waits here for a signal any more: from the next answer of the list on that one counts. */
function settle(offer: OfferView): void {
  const own = pressed.get(offer.id);
  if (!own) return;
  if (!own.listed) pressed.set(offer.id, { ...own, listed: offer });
  else if (isOutdated(own, offer, serverNow())) press(offer.id, undefined);
}

type Declining = {
  /** Until when the no can be taken back; nothing when none was said. */
  readonly until?: number | undefined;
  /** It waits here for a signal, and can be taken back as long as it does. */
  readonly kept: boolean;
  /** It is being taken back. */
  readonly undoing: boolean;
};

export function useDeclining(offer: OfferView) {
  const queued = useQueuedActions().findLast(
    (one) => isOfOffer(one) && one.visitId === offer.id && !one.refusal,
  );
  const here = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pressed.get(offer.id)?.what,
  );
  const isQueued = queued !== undefined;
  useEffect(() => {
    if (!isQueued) settle(offer);
  }, [isQueued, offer]);
  const kept = queued?.name === 'declineOffer' && !queued.asked;
  const until = here ?? (offer.undoUntil ? Date.parse(offer.undoUntil) : undefined);
  const said = kept ? Date.parse(queued.happenedAt) : until;
  return {
    until: said === 'undone' ? undefined : said,
    kept,
    undoing: queued?.name === 'undoDecline',
  } satisfies Declining;
}
