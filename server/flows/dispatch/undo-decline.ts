import type { undoDecline as contract } from '#contract/karigar/undo-decline.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { findKarigarOf } from '#server/modules/availability/own-karigar-store.ts';
import { decideUndo } from '#server/modules/dispatch/answering.ts';
import { findOffer, recordReopened } from '#server/modules/dispatch/offer-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { wasKnownLate } from '../steps/visit/was-known-late.ts';
import { mayBeReplaced } from './steps/may-be-replaced.ts';
import { type DispatchFacts, prepareDispatch } from './steps/prepare-dispatch.ts';

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
    if (offer.leads && stage === 'assigned' && !(await isStillWanted(db, facts)))
      return refuse('offer-taken');
    await recordReopened(db, id);
    const about = { karigarId, offerId: id };
    await recordEvent(db, seen.bookingId, 'DeclineUndone', now, `karigar:${userId}`, about);
    return accept({});
  });
}

/** Setting out closes what is open to others, unless it would be late all the same; a no that is taken back opens it no more. */
async function isStillWanted(db: Database, facts: DispatchFacts): Promise<boolean> {
  const isLate = await wasKnownLate(db, facts.booking, facts.now);
  return mayBeReplaced(db, facts, isLate ? 'not-there' : 'not-left');
}
