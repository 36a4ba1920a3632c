import { isComing } from '#contract/booking-phases.ts';
import { newId } from '#kernel/ids.ts';
import { type Clock, DAY, type Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { listParted } from '#server/modules/availability/parting-store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { daysAhead } from '#server/modules/booking/several-days.ts';
import { findBooking, lockBooking } from '#server/modules/booking/store.ts';
import { nextTimeout } from '#server/modules/booking/timeouts.ts';
import { lastUndoneUntil } from '#server/modules/dispatch/answering.ts';
import { candidatesKept } from '#server/modules/dispatch/decision.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import { listOffers, recordOffers } from '#server/modules/dispatch/offer-store.ts';
import { rankCandidates } from '#server/modules/dispatch/ranking.ts';
import { decideRound, isUrgent } from '#server/modules/dispatch/rounds.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { wishOf } from '../steps/booking/rebook-time.ts';
import { askAlong } from './steps/ask-along.ts';
import { listCandidates } from './steps/list-candidates.ts';
import { newOffer } from './steps/new-offer.ts';
import { passLead } from './steps/pass-lead.ts';
import { type DispatchFacts, prepareDispatch } from './steps/prepare-dispatch.ts';
import { replaceUnavailable } from './steps/replace-unavailable.ts';
import { reportNobodyLeft } from './steps/report-nobody-left.ts';
import { sendCommitted } from './steps/send-committed.ts';
import { stageOf } from './steps/stage-of.ts';
import { tidyOffers } from './steps/tidy-offers.ts';
import { withdrawUnfit } from './steps/withdraw-unfit.ts';

type World = { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache };
type Command = { readonly bookingId: string; readonly cause: string };
type Again = { readonly againAt?: Instant };

/**
 * Makes sure that a visit has somebody: the Karigar whose time is held can come, and then they and more and more others
 * are asked until one says yes; for a team also that the others come along. Safe to repeat at any moment: it does what
 * is due, and says when to come back.
 */
export async function findKarigar(world: World, { bookingId, cause }: Command): Promise<Again> {
  const seen = await findBooking(world.pool, bookingId);
  if (!seen) return {};
  if (!(await mayWantSomebody(world, seen))) return tidyUp(world, bookingId, cause);
  // The day need not be read for each of many visits booked in one second: what is taken is verified under its lock.
  const freshness = MADE.has(cause) ? 'recent' : 'fresh';
  const lock = await prepareDispatch(world, bookingId, freshness, seen);
  if (!lock) return tidyUp(world, bookingId, cause);
  return transaction(world.pool, async (db) => {
    const facts = await lock(db);
    // Moved to another hour while the day was read: that move is an event of its own.
    if (!facts) return {};
    const offers = facts.wasOffered ? await tidyOffers(db, facts, cause) : [];
    const { stage, booking, teamSize } = facts;
    if (stage === 'over' || (isComing(booking.status) && teamSize === 1)) return {};
    const againAt = lastUndoneUntil(offers, facts);
    if (againAt !== undefined) return { againAt };
    const tidied = await withdrawUnfit(db, { ...facts, offers }, cause);
    const held = await replaceUnavailable(db, tidied, cause);
    if (stage === 'wanted') return askNext(db, held, cause);
    await passLead(db, held);
    return askAlong(db, held, cause);
  });
}

/** Nobody leads it; or somebody does, and others are to come along; or its work may go on at another visit. */
async function mayWantSomebody({ facts }: World, booking: Booking): Promise<boolean> {
  if (isComing(booking.status)) return ((await wishOf(facts, booking))?.teamSize ?? 1) > 1;
  return stageOf(booking, true) !== 'over';
}

/** The instants at which a free Karigar's time was just taken. */
const MADE: ReadonlySet<string> = new Set([
  'BookingPlaced',
  'BookingMadeFirm',
  'PaymentSettled',
  'CreditUsed',
]);

/** Somebody has it, or nobody is wanted. */
async function tidyUp(world: World, bookingId: string, cause: string): Promise<Again> {
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (!booking) return {};
    const offers = await listOffers(db, bookingId);
    if (offers.length === 0) return {};
    const apart = await listParted(db, booking.userId);
    const now = world.now();
    const stage = stageOf(booking, daysAhead(await listDays(db, bookingId), now).length > 0);
    await tidyOffers(db, { booking, stage, offers, apart, now }, cause);
    return {};
  });
}

async function askNext(db: Database, facts: DispatchFacts, cause: string): Promise<Again> {
  const { booking, offers, now, visit } = facts;
  const urgent = isUrgent(visit.startsAt, now, offers);
  const lastAt = nextTimeout(booking)?.at ?? visit.startsAt;
  const holders = facts.holds.filter(({ karigarId }) => answers(facts, karigarId));
  const round = decideRound({
    ...{ startsAt: visit.startsAt, lastAt, urgent, offers, now },
    holderUnasked: holders.some((hold) => !offers.some((o) => o.karigarId === hold.karigarId)),
    holderAnswers: holders.length > 0,
  });
  if (round.kind === 'too-late') return {};
  if (round.kind === 'wait') return round.until - now < DAY ? { againAt: round.until } : {};
  const found = listCandidates(facts, { beyondHours: true });
  const considered = rankCandidates(found.candidates, offers, round.wanted);
  const sending = { as: 'lead', cause, round: round.round, urgent } as const;
  if (await sendCommitted(db, facts, { found, considered }, sending)) return {};
  const asked = considered.filter(({ outcome }) => outcome === 'asked');
  const terms = { round: round.round, urgent, expiresAt: round.expiresAt };
  const told = await recordOffers(
    db,
    asked.map(({ karigarId }) => newOffer(facts, found, karigarId, { id: newId(now), ...terms })),
  );
  const decision = {
    kind: told.length > 0 ? 'offered' : 'nobody',
    ...{ cause, round: round.round, urgent, karigars: told, until: round.nextAt },
    candidates: candidatesKept(considered),
  } as const;
  if (told.length > 0) {
    await recordDecision(db, booking.id, decision, now);
    const event = { karigarIds: told, round: round.round, urgent, nextRoundAt: round.nextAt };
    await recordEvent(db, booking.id, 'VisitOffered', now, 'dispatch', event);
    return {};
  }
  await reportNobodyLeft(db, facts);
  // Nobody is left to ask at this moment. The round that was made last comes back; the first has none before it.
  if (cause === 'VisitOffered') return { againAt: round.nextAt };
  if (cause === 'sweep') return {};
  await recordDecision(db, booking.id, decision, now);
  return offers.length === 0 ? { againAt: round.nextAt } : {};
}

const answers = ({ board }: DispatchFacts, karigarId: number): boolean =>
  board.roster.karigars.some(({ id, answers }) => id === karigarId && answers);
