import { newId } from '#kernel/ids.ts';
import { dateInIndia, MINUTE } from '#kernel/time.ts';
import { listCommitted } from '#server/modules/availability/commitment-store.ts';
import { candidatesKept } from '#server/modules/dispatch/decision.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import { leaderOf, type Offer } from '#server/modules/dispatch/offer.ts';
import { listOffers, recordOffers, recordWithdrawn } from '#server/modules/dispatch/offer-store.ts';
import type { Considered } from '#server/modules/dispatch/ranking.ts';
import { whoIsSent } from '#server/modules/dispatch/sending.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { assignKarigar } from './assign-karigar.ts';
import type { Found } from './list-candidates.ts';
import { newOffer } from './new-offer.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';
import { isBegun } from './stage-of.ts';

type Sending = {
  readonly as: 'lead' | 'replace';
  readonly cause: string;
  readonly round: number;
  readonly urgent: boolean;
};

/**
 * Somebody who has committed themselves to the day gets the visit at once, instead of others being asked for it. It stands as an
 * offer that was accepted, with its pay and way. Visits of a team, of several days or of work that has begun are asked for.
 */
export async function sendCommitted(
  db: Database,
  facts: DispatchFacts,
  { found, considered }: { readonly found: Found; readonly considered: readonly Considered[] },
  { as, cause, round, urgent }: Sending,
): Promise<boolean> {
  const { booking, visit, teamSize, now } = facts;
  if (teamSize > 1 || booking.days > 1 || isBegun(booking)) return false;
  const free = considered.filter(({ outcome }) => outcome === 'asked' || outcome === 'next');
  const ids = free.map(({ karigarId }) => karigarId);
  const committed = await listCommitted(db, dateInIndia(visit.startsAt), ids);
  const sent = whoIsSent(free, committed, { urgent });
  if (!sent) return false;
  const { karigarId } = sent;
  const terms = { id: newId(now), round, urgent, expiresAt: now + ANSWERED_WITHIN };
  await recordOffers(db, [newOffer(facts, found, karigarId, terms)]);
  const offer = await openOfferOf(db, booking.id, karigarId);
  const held = await assignKarigar(db, facts, { offer, as, actor: 'dispatch', why: 'committed' });
  if (held !== 'held') {
    await recordWithdrawn(db, booking.id, now, [karigarId]);
    return false;
  }
  const from = as === 'replace' ? leaderOf(facts.offers) : undefined;
  await recordDecision(
    db,
    booking.id,
    {
      ...{ kind: 'sent', cause, round, urgent, karigars: [karigarId] },
      ...(from !== undefined && { from }),
      candidates: candidatesKept(considered),
    },
    now,
  );
  return true;
}

async function openOfferOf(db: Database, bookingId: string, karigarId: number): Promise<Offer> {
  const open = (await listOffers(db, bookingId)).find(
    (one) => one.karigarId === karigarId && one.state === 'open',
  );
  if (!open) throw new Error('An offer just recorded is not open');
  return open;
}

/** It is answered in the same transaction. */
const ANSWERED_WITHIN = MINUTE;
