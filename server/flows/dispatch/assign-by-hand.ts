import { canMove, legalMoves } from '#contract/lifecycle.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { assignByHand as promise } from '#contract/ops/assign-by-hand.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, MINUTE } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { type Booking, waitsForMoney } from '#server/modules/booking/booking.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import type { Offer } from '#server/modules/dispatch/offer.ts';
import { listOffers, recordOffers } from '#server/modules/dispatch/offer-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { hasChanged } from '../steps/booking/has-changed.ts';
import { assignKarigar } from './steps/assign-karigar.ts';
import { type Found, listCandidates } from './steps/list-candidates.ts';
import { newOffer } from './steps/new-offer.ts';
import { type DispatchFacts, prepareDispatch } from './steps/prepare-dispatch.ts';
import { tidyOffers } from './steps/tidy-offers.ts';

type Answer = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;

/**
 * Operations give a visit to a Karigar who has said yes on the telephone. It is as if it had been offered and accepted:
 * the Karigar's time is taken, the former Karigar is stood down, and the database has the last word. A repeat changes
 * nothing.
 */
export async function assignByHand(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache },
  { id, karigarId, why, seen, by }: InputOf<typeof promise> & { readonly by: string },
): Promise<Answer> {
  const lock = await prepareDispatch(world, id);
  if (!lock) return refuseWithoutVisitAhead(world.pool, id, seen);
  return transaction<Answer>(world.pool, async (db) => {
    const facts = await lock(db);
    if (!facts) return refuse('visit-moved');
    const { booking, now } = facts;
    if (await hasChanged(db, booking, seen)) return refuse('booking-changed');
    const as = howTaken(booking);
    if (!as) return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    if (facts.apart.has(karigarId)) return refuse('kept-apart');
    if (as === 'replace' && (await findVisit(db, id))?.karigarId === karigarId)
      return accept({ status: booking.status, lateMinutes: 0 });
    // Answers given for another hour no longer count, even before the event of the move has been handled.
    const tidied =
      as === 'lead' ? { ...facts, offers: await tidyOffers(db, facts, 'by-hand') } : facts;
    const found = listCandidates(tidied);
    const candidate = found.candidates.find((one) => one.karigarId === karigarId);
    if (!candidate) return refuse('karigar-not-fit');
    const offer = await offerTo(db, tidied, found, karigarId);
    const actor = `ops:${by}`;
    const held = await assignKarigar(db, tidied, { offer, as, actor, why: 'by-hand', said: why });
    if (held !== 'held') throw new NoRoom();
    const decision = { kind: 'by-hand', cause: 'by-hand', karigars: [karigarId], why } as const;
    await recordDecision(db, id, decision, now);
    return accept({ status: 'assigned', lateMinutes: candidate.lateMinutes });
  }).catch((error: unknown) => {
    if (error instanceof NoRoom) return refuse('karigar-busy');
    throw error;
  });
}

/** Work under way that goes on at no other visit is nobody's to give. */
async function refuseWithoutVisitAhead(
  db: Database,
  id: string,
  seen: InputOf<typeof promise>['seen'],
): Promise<Answer> {
  const booking = await findBooking(db, id);
  if (!booking || howTaken(booking)) return refuse('booking-not-found');
  if (await hasChanged(db, booking, seen)) return refuse('booking-changed');
  return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
}

/** Thrown, so that the offer that was made for it is gone as well. */
class NoRoom extends Error {}

function howTaken(booking: Booking): 'lead' | 'replace' | undefined {
  if (canMove('assign', booking.status, 'ops')) return waitsForMoney(booking) ? undefined : 'lead';
  return canMove('reassign', booking.status, 'ops') ? 'replace' : undefined;
}

/** The Karigar's open offer, or one made now: it tells the Karigar what they earn. */
async function offerTo(
  db: Database,
  facts: DispatchFacts,
  found: Found,
  karigarId: number,
): Promise<Offer> {
  const { booking, offers, now } = facts;
  const round = Math.max(1, ...offers.map((one) => one.round));
  const terms = { id: newId(now), round, urgent: false, expiresAt: now + ANSWERED_WITHIN };
  await recordOffers(db, [newOffer(facts, found, karigarId, terms)]);
  const open = (await listOffers(db, booking.id)).find(
    (one) => one.karigarId === karigarId && one.state === 'open',
  );
  if (!open) throw new Error('An offer just recorded is not open');
  return open;
}

/** The Karigar has answered already. */
const ANSWERED_WITHIN = MINUTE;
