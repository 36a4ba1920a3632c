import type { undoDecline as contract } from '#contract/karigar/undo-decline.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { findKarigarOf } from '#server/modules/availability/own-karigar-store.ts';
import { decideUndo } from '#server/modules/dispatch/answering.ts';
import { findOffer, recordReopened } from '#server/modules/dispatch/offer-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { prepareDispatch } from './steps/prepare-dispatch.ts';

/** A no that was a slip: the offer is open again until the hour it had. The lock decides between it and the next one asked. */
export async function undoDecline(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache },
  { id, userId }: InputOf<typeof contract> & { readonly userId: string },
): Promise<Outcome<Record<string, never>, RefusalOf<typeof contract>>> {
  const karigarId = await findKarigarOf(world.pool, userId);
  const seen = await findOffer(world.pool, id);
  if (karigarId === undefined || seen?.karigarId !== karigarId) return refuse('offer-not-found');
  const lock = await prepareDispatch(world, seen.bookingId);
  if (!lock) return refuse('offer-gone');
  return transaction(world.pool, async (db) => {
    const facts = await lock(db);
    const offer = facts?.offers.find((one) => one.id === id);
    if (!facts || !offer || facts.apart.has(karigarId)) return refuse('offer-gone');
    const { stage, offers, now } = facts;
    const decided = decideUndo(offer, { stage, others: offers, now });
    if (!decided.ok) return decided;
    if (decided.value === 'nothing') return accept({});
    await recordReopened(db, id);
    const about = { karigarId, offerId: id };
    await recordEvent(db, seen.bookingId, 'DeclineUndone', now, `karigar:${userId}`, about);
    return accept({});
  });
}
