import { SAID_LATE_MINUTES } from '#contract/karigar/say-late.ts';
import type { Sentence } from '#contract/live.ts';
import { newId } from '#kernel/ids.ts';
import { type Clock, type Instant, MINUTE } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { candidatesKept } from '#server/modules/dispatch/decision.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import { leaderOf } from '#server/modules/dispatch/offer.ts';
import { recordLapsed, recordOffers } from '#server/modules/dispatch/offer-store.ts';
import { rankCandidates } from '#server/modules/dispatch/ranking.ts';
import { decideRescue } from '#server/modules/dispatch/rescuing.ts';
import { findLastSaid } from '#server/modules/visit/talk-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { listCandidates } from './steps/list-candidates.ts';
import { mayBeReplaced } from './steps/may-be-replaced.ts';
import { newOffer } from './steps/new-offer.ts';
import { type DispatchFacts, prepareDispatch } from './steps/prepare-dispatch.ts';
import { reportLateness } from './steps/report-lateness.ts';
import { reportStalledVisit } from './steps/report-stalled-visit.ts';
import { sendCommitted } from './steps/send-committed.ts';

export type Rescue = {
  readonly bookingId: string;
  /** The one of its visits that is late. */
  readonly visitId: string;
  readonly why: 'late' | 'silent' | 'not-leaving' | 'tight';
  /** Others are asked who can be there by then; null when anybody may be sooner. */
  readonly soonerThan: Instant | null;
};

/**
 * A visit will be late: those who can be there soonest are asked whether they take it. Who has it keeps it until one says
 * yes, so the customer never has less than before; then it moves, both hear of it, and it costs nobody a fee.
 */
export async function rescueVisit(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache },
  rescue: Rescue,
): Promise<'asked' | 'sent' | 'underway' | 'nobody' | 'over' | 'told' | 'waits'> {
  const { bookingId, why } = rescue;
  const still = await reportStalledVisit(world, rescue);
  if (still !== 'ask') return still;
  const lock = await prepareDispatch(world, bookingId);
  if (!lock) return 'over';
  return transaction(world.pool, async (db) => {
    const facts = await lock(db);
    if (!facts || facts.heldAs !== rescue.visitId || !(await isStillWanted(db, facts, why)))
      return 'over';
    await recordLapsed(db, bookingId, facts.now);
    await reportLateness(db, facts, why);
    const round = decideRescue(facts.offers, facts.now);
    return round.kind === 'wait' ? 'underway' : askSooner(db, facts, rescue, round);
  });
}

/**
 * The lateness was judged without a lock: a Karigar with time left may meanwhile have set out, or have said that they come ten
 * minutes later.
 */
async function isStillWanted(
  db: Database,
  facts: DispatchFacts,
  why: Rescue['why'],
): Promise<boolean> {
  if (why === 'late' || why === 'silent') return mayBeReplaced(db, facts);
  if (!(await mayBeReplaced(db, facts, 'not-left'))) return false;
  const karigarId = leaderOf(facts.offers);
  if (why === 'tight' || karigarId === undefined) return true;
  const said = {
    bookingId: facts.booking.id,
    by: 'karigar',
    karigarId,
    sentence: TEN_MINUTES,
  } as const;
  return ((await findLastSaid(db, said)) ?? 0) <= facts.now - SAID_LATE_MINUTES * MINUTE;
}

/** Asks those of this round who would be there sooner, and writes down why them. */
async function askSooner(
  db: Database,
  facts: DispatchFacts,
  { why, soonerThan }: Rescue,
  { round, wanted, expiresAt }: Exclude<ReturnType<typeof decideRescue>, { kind: 'wait' }>,
): Promise<'asked' | 'sent' | 'nobody'> {
  const { booking, offers, holds, now } = facts;
  const found = listCandidates(facts, { beyondHours: true });
  const latest = soonerThan ?? Number.POSITIVE_INFINITY;
  const sooner = found.candidates.filter(({ karigarId }) => {
    const sits = found.openings.get(karigarId);
    const isHeld = holds.some((hold) => hold.karigarId === karigarId);
    return sits !== undefined && sits.visit.startsAt <= latest && !isHeld;
  });
  // A Karigar who let an earlier call pass is not asked again; one who was asked before they were needed is.
  const lately = offers.filter(({ urgent, state }) => urgent || state !== 'withdrawn');
  const considered = rankCandidates(sooner, lately, wanted);
  const sending = { as: 'replace', cause: why, round, urgent: true } as const;
  if (await sendCommitted(db, facts, { found, considered }, sending)) return 'sent';
  const asked = considered.filter(({ outcome }) => outcome === 'asked');
  if (asked.length === 0) return 'nobody';
  const terms = { round, urgent: true, expiresAt };
  const told = await recordOffers(
    db,
    asked.map(({ karigarId }) => newOffer(facts, found, karigarId, { id: newId(now), ...terms })),
  );
  const from = leaderOf(facts.offers);
  const decision = {
    kind: 'alarm',
    ...{ cause: why, round, urgent: true, karigars: told },
    ...(from !== undefined && { from }),
    candidates: candidatesKept(considered),
  } as const;
  await recordDecision(db, booking.id, decision, now);
  const event = { karigarIds: told, round, urgent: true, why };
  await recordEvent(db, booking.id, 'VisitOffered', now, 'dispatch', event);
  return 'asked';
}

const TEN_MINUTES = 'ten-minutes-late' satisfies Sentence;
