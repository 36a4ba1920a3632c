import { recordWithdrawn } from '#server/modules/dispatch/offer-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';
import { whyNot } from './replace-unavailable.ts';

/** A Karigar who was asked and no longer works at that hour is asked no more. */
export async function withdrawUnfit(
  db: Database,
  facts: DispatchFacts,
  cause: string,
): Promise<DispatchFacts> {
  const { booking, now } = facts;
  const open = facts.offers.filter(({ state }) => state === 'open');
  const unfit = open.filter((offer) => whyNot(facts, offer) === 'roster');
  if (unfit.length === 0) return facts;
  const karigarIds = unfit.map(({ karigarId }) => karigarId);
  await recordWithdrawn(db, booking.id, now, karigarIds);
  await recordEvent(db, booking.id, 'OffersWithdrawn', now, 'dispatch', { karigarIds, why: cause });
  return { ...facts, offers: facts.offers.filter((offer) => !unfit.includes(offer)) };
}
