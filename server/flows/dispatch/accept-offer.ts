import type { acceptOffer as contract } from '#contract/karigar/accept-offer.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { findKarigarOf } from '#server/modules/availability/own-karigar-store.ts';
import { type Acceptance, decideAcceptance } from '#server/modules/dispatch/answering.ts';
import { findOffer } from '#server/modules/dispatch/offer-store.ts';
import { listVisits } from '#server/modules/visit/visit-end-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { assignKarigar } from './steps/assign-karigar.ts';
import { prepareDispatch } from './steps/prepare-dispatch.ts';

/**
 * A Karigar accepts a visit. The booking is locked, so of two who accept together one has it and the other is told; the
 * Karigar's time is taken in the same transaction, and there the database has the last word.
 */
export async function acceptOffer(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache },
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Outcome<Acceptance, RefusalOf<typeof contract>>> {
  const karigarId = await findKarigarOf(world.pool, userId);
  const seen = await findOffer(world.pool, id);
  if (karigarId === undefined || seen?.karigarId !== karigarId) return refuse('offer-not-found');
  const lock = await prepareDispatch(world, seen.bookingId);
  if (!lock) return hasIt(world.pool, seen.bookingId, id);
  return transaction(world.pool, async (db) => {
    const facts = await lock(db);
    const offer = facts?.offers.find((one) => one.id === id);
    if (!facts || facts.apart.has(karigarId)) return refuse('offer-gone');
    if (!offer) return hasIt(db, seen.bookingId, id);
    const decided = decideAcceptance(offer, facts.stage, facts.now);
    if (!decided.ok || decided.value === 'had-it') return decided;
    const as = decided.value;
    const held = await assignKarigar(db, facts, { offer, as, actor: `karigar:${userId}` });
    return held === 'held' ? accept(as) : refuse('time-taken');
  });
}

/** Sent again when the visit has begun: it was theirs, where it has the hour that they said yes to. */
async function hasIt(
  db: Database,
  bookingId: string,
  id: string,
): Promise<Outcome<'had-it', 'offer-gone'>> {
  const offer = await findOffer(db, id);
  const visits = await listVisits(db, bookingId);
  const stands = visits.some((one) => one.endedAs === null && one.startsAt === offer?.startsAt);
  return offer?.state === 'accepted' && stands ? accept('had-it') : refuse('offer-gone');
}
