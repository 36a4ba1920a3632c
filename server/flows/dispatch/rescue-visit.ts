import { newId } from '#kernel/ids.ts';
import { type Clock, type Instant, MINUTE } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import { LEAST_GAIN_MINUTES } from '#server/modules/dispatch/lateness.ts';
import { recordLapsed, recordOffers } from '#server/modules/dispatch/offer-store.ts';
import { rankCandidates } from '#server/modules/dispatch/ranking.ts';
import { decideRescue } from '#server/modules/dispatch/rescuing.ts';
import { recordAlarm } from '#server/modules/visit/alarm-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { dayAtHand } from '../steps/visit/day-at-hand.ts';
import { listCandidates } from './steps/list-candidates.ts';
import { newOffer } from './steps/new-offer.ts';
import { type DispatchFacts, prepareDispatch } from './steps/prepare-dispatch.ts';

export type Rescue = {
  readonly bookingId: string;
  readonly why: 'late' | 'silent';
  /** When the Karigar who has it is expected; null when nobody can say. */
  readonly arrivesAt: Instant | null;
};

/**
 * A visit will be late: those who can be there soonest are asked whether they take it. Who has it keeps it until one says
 * yes, so the customer never has less than before; then it moves, both hear of it, and it costs nobody a fee. So also of
 * a later day of an event on which nobody is seen.
 */
export async function rescueVisit(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache },
  { bookingId, why, arrivesAt }: Rescue,
): Promise<'asked' | 'underway' | 'nobody' | 'over'> {
  const lock = await prepareDispatch(world, bookingId);
  if (!lock) return 'over';
  return transaction(world.pool, async (db) => {
    const facts = await lock(db);
    if (!facts || !(await isToCome(db, facts))) return 'over';
    const { booking, offers, holds, now } = facts;
    await recordLapsed(db, bookingId, now);
    await tellOnce(db, facts, why);
    const round = decideRescue(offers, now);
    if (round.kind === 'wait') return 'underway';

    const found = listCandidates(facts);
    const latest =
      arrivesAt === null ? Number.POSITIVE_INFINITY : arrivesAt - LEAST_GAIN_MINUTES * MINUTE;
    const sooner = found.candidates.filter(({ karigarId }) => {
      const sits = found.seats.get(karigarId);
      return (
        sits !== undefined &&
        sits.visit.startsAt <= latest &&
        !holds.some((hold) => hold.karigarId === karigarId)
      );
    });
    // A Karigar who let an earlier call pass is not asked again; one who was asked before they were needed is.
    const lately = offers.filter(({ urgent, state }) => urgent || state !== 'withdrawn');
    const considered = rankCandidates(sooner, lately, round.wanted);
    const asked = considered.filter(({ outcome }) => outcome === 'asked');
    if (asked.length === 0) return 'nobody';
    const terms = { round: round.round, urgent: true, expiresAt: round.expiresAt };
    const told = await recordOffers(
      db,
      asked.map(({ karigarId }) => newOffer(facts, found, karigarId, { id: newId(now), ...terms })),
    );
    const from = offers.find(({ state, leads }) => state === 'accepted' && leads)?.karigarId;
    await recordDecision(
      db,
      bookingId,
      {
        kind: 'alarm',
        cause: why,
        ...{ round: round.round, urgent: true, karigars: told },
        ...(from !== undefined && { from }),
        candidates: considered.slice(0, MOST_KEPT),
      },
      now,
    );
    await recordEvent(db, booking.id, 'VisitOffered', now, 'dispatch', {
      ...{ karigarIds: told, round: round.round, urgent: true, why },
    });
    return 'asked';
  });
}

/** Operations hear once for each hour that was promised that who has it is silent, or will be late. */
async function tellOnce(
  db: Database,
  { booking, visit: { startsAt }, offers, now }: DispatchFacts,
  why: Rescue['why'],
): Promise<void> {
  const alarm = { bookingId: booking.id, alarm: why, promisedAt: startsAt };
  if (!(await recordAlarm(db, alarm, now))) return;
  const karigarId = offers.find(({ state, leads }) => state === 'accepted' && leads)?.karigarId;
  const about = { ...aboutBooking(booking), startsAt, karigarId: karigarId ?? null };
  const type = why === 'silent' ? 'KarigarSilent' : 'VisitRunsLate';
  await recordEvent(db, booking.id, type, now, 'dispatch', about);
}

/** Somebody has it and is not at the door; on a later day of an event, who has set out keeps it. */
async function isToCome(db: Database, { booking, heldAs, now }: DispatchFacts): Promise<boolean> {
  if (booking.status === 'assigned' || booking.status === 'dispatched') return true;
  const day = await dayAtHand(db, booking, now);
  return day?.id === heldAs && !day.way;
}

/** The number of candidates kept to explain a decision by. */
const MOST_KEPT = 15;
