import type { Sentence } from '#contract/live.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { noShowFrom } from '#server/modules/booking/failing.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import { recordLapsed, recordOffers } from '#server/modules/dispatch/offer-store.ts';
import { rankCandidates } from '#server/modules/dispatch/ranking.ts';
import { decideRescue } from '#server/modules/dispatch/rescuing.ts';
import { findAlarm, recordAlarm } from '#server/modules/visit/alarm-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { hasHappened } from '#server/platform/events/has-happened.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { listCandidates } from './steps/list-candidates.ts';
import { mayBeReplaced } from './steps/may-be-replaced.ts';
import { newOffer } from './steps/new-offer.ts';
import { type DispatchFacts, prepareDispatch } from './steps/prepare-dispatch.ts';
import { reportStalledVisit } from './steps/report-stalled-visit.ts';

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
): Promise<'asked' | 'underway' | 'nobody' | 'over' | 'told' | 'waits'> {
  const { bookingId, why } = rescue;
  const still = await reportStalledVisit(world, rescue);
  if (still !== 'ask') return still;
  const lock = await prepareDispatch(world, bookingId);
  if (!lock) return 'over';
  return transaction(world.pool, async (db) => {
    const facts = await lock(db);
    if (!facts || facts.heldAs !== rescue.visitId || !(await mayBeReplaced(db, facts)))
      return 'over';
    await recordLapsed(db, bookingId, facts.now);
    await notifyOnce(db, facts, why);
    const round = decideRescue(facts.offers, facts.now);
    return round.kind === 'wait' ? 'underway' : askSooner(db, facts, rescue, round);
  });
}

/** Asks those of this round who would be there sooner, and writes down why them. */
async function askSooner(
  db: Database,
  facts: DispatchFacts,
  { why, soonerThan }: Rescue,
  { round, wanted, expiresAt }: Exclude<ReturnType<typeof decideRescue>, { kind: 'wait' }>,
): Promise<'asked' | 'nobody'> {
  const { booking, offers, holds, now } = facts;
  const found = listCandidates(facts);
  const latest = soonerThan ?? Number.POSITIVE_INFINITY;
  const sooner = found.candidates.filter(({ karigarId }) => {
    const sits = found.openings.get(karigarId);
    const isHeld = holds.some((hold) => hold.karigarId === karigarId);
    return sits !== undefined && sits.visit.startsAt <= latest && !isHeld;
  });
  // A Karigar who let an earlier call pass is not asked again; one who was asked before they were needed is.
  const lately = offers.filter(({ urgent, state }) => urgent || state !== 'withdrawn');
  const considered = rankCandidates(sooner, lately, wanted);
  const asked = considered.filter(({ outcome }) => outcome === 'asked');
  if (asked.length === 0) return 'nobody';
  const terms = { round, urgent: true, expiresAt };
  const told = await recordOffers(
    db,
    asked.map(({ karigarId }) => newOffer(facts, found, karigarId, { id: newId(now), ...terms })),
  );
  const from = offers.find(({ state, leads }) => state === 'accepted' && leads)?.karigarId;
  const decision = {
    kind: 'alarm',
    ...{ cause: why, round, urgent: true, karigars: told },
    ...(from !== undefined && { from }),
    candidates: considered.slice(0, MOST_KEPT),
  } as const;
  await recordDecision(db, booking.id, decision, now);
  const event = { karigarIds: told, round, urgent: true, why };
  await recordEvent(db, booking.id, 'VisitOffered', now, 'dispatch', event);
  return 'asked';
}

/**
 * Operations hear once for each hour that was promised that who has it is silent, and once that they will be late; the customer
 * hears of it once. Nobody is alarmed while the promise can still be kept: that they have not left stands in the booking's file.
 */
async function notifyOnce(
  db: Database,
  { booking, visit: { startsAt }, offers, now }: DispatchFacts,
  why: Rescue['why'],
): Promise<void> {
  // The Karigar is at work, and may well be there in time.
  if (why === 'tight') return;
  const alarm = { bookingId: booking.id, alarm: why, promisedAt: startsAt };
  if (!(await recordAlarm(db, alarm, now))) return;
  const karigarId = offers.find(({ state, leads }) => state === 'accepted' && leads)?.karigarId;
  const other = why === 'silent' ? 'late' : 'silent';
  const known =
    (await findAlarm(db, { ...alarm, alarm: other })) !== undefined ||
    (why === 'late' && (await hasSaidSo(db, booking, karigarId)));
  const about = {
    ...{ ...aboutBooking(booking), startsAt, days: 1, karigarId: karigarId ?? null },
    ...(why === 'not-leaving' ? { early: true } : known && { known }),
    // On a later day of an event the customer has no such button: operations are told that it stands still.
    ...(booking.status !== 'in_progress' && { nobodyCameFrom: noShowFrom(booking) }),
  };
  const type = why === 'late' ? 'VisitRunsLate' : 'KarigarSilent';
  await recordEvent(db, booking.id, type, now, 'dispatch', about);
}

/** The Karigar has told the customer of this visit that they will be late. */
async function hasSaidSo(
  db: Database,
  { id, startsAt }: Booking,
  karigarId: number | undefined,
): Promise<boolean> {
  for (const sentence of SAYS_LATE) {
    const said = { by: 'karigar', karigarId, startsAt, sentence };
    if (await hasHappened(db, id, 'SaidAtVisit', said)) return true;
  }
  return false;
}

const SAYS_LATE: readonly Sentence[] = ['in-traffic', 'ten-minutes-late'];

/** The number of candidates kept to explain a decision by. */
const MOST_KEPT = 15;
