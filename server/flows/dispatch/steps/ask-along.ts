import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import { recordOffers } from '#server/modules/dispatch/offer-store.ts';
import { rankCandidates } from '#server/modules/dispatch/ranking.ts';
import { alongUntil, isUrgent } from '#server/modules/dispatch/rounds.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { listCandidates } from './list-candidates.ts';
import { newOffer } from './new-offer.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';

/**
 * Somebody leads the visit, and who was taken into its team since has not been asked yet. Answers when the time is over of
 * those who still think about it.
 */
export async function askAlong(
  db: Database,
  facts: DispatchFacts,
  cause: string,
): Promise<{ readonly againAt?: Instant }> {
  const { booking, offers, visit, now } = facts;
  const leader = (await findVisit(db, booking.id))?.karigarId;
  const found = listCandidates(facts);
  const asked = rankCandidates(found.candidates, offers, 0).filter(
    ({ outcome, karigarId }) => outcome === 'asked' && karigarId !== leader,
  );
  const open = offers.filter(({ state, leads }) => state === 'open' && !leads);
  const nextAt = Math.min(...open.map(({ expiresAt }) => expiresAt));
  if (asked.length === 0) return open.length > 0 ? { againAt: nextAt } : {};
  const round = Math.max(0, ...offers.map((one) => one.round)) + 1;
  const expiresAt = alongUntil(visit.startsAt, now);
  const terms = { round, urgent: isUrgent(visit.startsAt, now, offers), expiresAt };
  const karigars = await recordOffers(
    db,
    asked.map(({ karigarId }) => ({
      ...newOffer(facts, found, karigarId, { id: newId(now), ...terms }),
      leads: false,
    })),
  );
  const { urgent } = terms;
  const decision = { kind: 'offered', cause, round, urgent, karigars, candidates: asked } as const;
  await recordDecision(db, booking.id, { ...decision, until: expiresAt }, now);
  const event = { karigarIds: karigars, round, urgent, nextRoundAt: Math.min(expiresAt, nextAt) };
  await recordEvent(db, booking.id, 'VisitOffered', now, 'dispatch', event);
  return {};
}
