import { isComing } from '#contract/booking-phases.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { listCandidates } from '#server/flows/dispatch/steps/list-candidates.ts';
import type { DispatchFacts } from '#server/flows/dispatch/steps/prepare-dispatch.ts';
import { whyGoes, whyNot } from '#server/flows/dispatch/steps/replace-unavailable.ts';
import { isBegun, stageOf } from '#server/flows/dispatch/steps/stage-of.ts';
import type { HoldRow } from '#server/modules/availability/store.ts';
import { nextTimeout } from '#server/modules/booking/timeouts.ts';
import { lastUndoneUntil } from '#server/modules/dispatch/answering.ts';
import { rankCandidates } from '#server/modules/dispatch/ranking.ts';
import { alongUntil, decideRound, isUrgent } from '#server/modules/dispatch/rounds.ts';
import { holdKarigar } from './assign.ts';
import { makeOffers, recordWithdrawn, tidyOffers } from './offers.ts';
import { sendCommitted } from './sending.ts';
import { factsOf, offersNow, type Row, type World } from './world.ts';

type Again = { readonly againAt?: Instant };

/** Makes sure that a visit has somebody, as the flow of this name does. */
export function findKarigar(world: World, bookingId: string, cause: string): Again {
  const row = world.rows.get(bookingId);
  if (!row) return {};
  const facts = mayWantSomebody(row) ? factsOf(world, row) : undefined;
  if (!facts) return tidyUp(world, row);
  const { stage, teamSize, now } = facts;
  const offers = facts.wasOffered ? tidyOffers(row, stage, now) : [];
  if (stage === 'over' || (isComing(row.booking.status) && teamSize === 1)) return {};
  const againAt = lastUndoneUntil(offers, facts);
  if (againAt !== undefined) return { againAt };
  const fit = withdrawUnfit(row, { ...facts, offers });
  const held = replaceUnavailable(world, row, fit, cause);
  return stage === 'wanted' ? askNext(world, row, held, cause) : askAlong(world, row, held);
}

const mayWantSomebody = ({ booking, teamSize }: Row): boolean =>
  isComing(booking.status) ? teamSize > 1 : !isBegun(booking) && stageOf(booking, true) !== 'over';

function tidyUp(world: World, row: Row): Again {
  if (row.offers.length > 0) tidyOffers(row, stageOf(row.booking, false), world.clock.now);
  return {};
}

function withdrawUnfit(row: Row, facts: DispatchFacts): DispatchFacts {
  const unfit = facts.offers.filter(
    (offer) => offer.state === 'open' && whyNot(facts, offer) === 'roster',
  );
  if (unfit.length === 0) return facts;
  recordWithdrawn(
    row,
    facts.now,
    unfit.map(({ karigarId }) => karigarId),
  );
  return { ...facts, offers: facts.offers.filter((offer) => !unfit.includes(offer)) };
}

function replaceUnavailable(
  world: World,
  row: Row,
  facts: DispatchFacts,
  cause: string,
): DispatchFacts {
  const renewed = () => ({ ...facts, holds: world.time.ofBooking(facts.heldAs) });
  const leaving = facts.holds.filter((hold) => whyGoes(facts, hold) !== undefined);
  const missing = Math.max(0, facts.teamSize - facts.holds.length);
  for (const hold of leaving) holdInstead(world, row, renewed(), hold, cause);
  for (let place = 0; place < missing; place += 1)
    holdInstead(world, row, renewed(), undefined, cause);
  return renewed();
}

function holdInstead(
  world: World,
  row: Row,
  facts: DispatchFacts,
  instead: HoldRow | undefined,
  cause: string,
): void {
  const { holds, offers, now, stage } = facts;
  const { startsAt } = facts.visit;
  const why = instead && whyGoes(facts, instead);
  const { candidates } = listCandidates(facts);
  const free = candidates.filter((one) => !holds.some((hold) => hold.karigarId === one.karigarId));
  const considered = rankCandidates(free, offers, free.length);
  const willing = [
    ...considered.filter(({ outcome }) => outcome === 'asked' || outcome === 'already-asked'),
    ...considered.filter(({ outcome }) => outcome === 'unreachable'),
  ];
  for (const { karigarId, addedMinutes } of willing) {
    if (addedMinutes === null) continue;
    if (!holdKarigar(world, facts, { karigarId, instead })) continue;
    row.decidedAt = now;
    return;
  }
  if (why === 'declined' && stage === 'wanted') {
    if (cause === 'OfferDeclined') row.noRoomAt.add(startsAt);
    return;
  }
  if (!instead && (cause === 'sweep' || row.noRoomAt.has(startsAt))) return;
  if (instead && why !== 'silent') world.time.free(instead);
  row.decidedAt = now;
  row.noRoomAt.add(startsAt);
}

function askNext(world: World, row: Row, facts: DispatchFacts, cause: string): Again {
  const { booking, offers, now, visit, holds } = facts;
  const { startsAt } = visit;
  const urgent = isUrgent(startsAt, now, offers);
  const lastAt = nextTimeout(booking)?.at ?? startsAt;
  const holders = holds.filter(({ karigarId }) => world.karigars.get(karigarId)?.answers);
  const round = decideRound({
    ...{ startsAt, lastAt, urgent, offers, now },
    holderUnasked: holders.some((hold) => !offers.some((o) => o.karigarId === hold.karigarId)),
    holderAnswers: holders.length > 0,
  });
  if (round.kind === 'too-late') return {};
  if (round.kind === 'wait') return round.until - now < DAY ? { againAt: round.until } : {};
  const found = listCandidates(facts, { beyondHours: true });
  const considered = rankCandidates(found.candidates, offers, round.wanted);
  if (
    sendCommitted(world, row, facts, { found, considered, as: 'lead', round: round.round, urgent })
  )
    return {};
  const asked = considered.filter(({ outcome }) => outcome === 'asked');
  const ids = asked.map(({ karigarId }) => karigarId);
  const { nextAt, expiresAt } = round;
  const told = makeOffers(row, facts, found, ids, { round: round.round, urgent, expiresAt });
  if (told.length > 0) {
    row.decidedAt = now;
    const data = { karigarIds: told, round: round.round, urgent, nextRoundAt: nextAt };
    world.emit('VisitOffered', booking.id, data);
    return {};
  }
  reportNobodyLeft(world, row, facts);
  if (cause === 'VisitOffered') return { againAt: nextAt };
  if (cause === 'sweep') return {};
  row.decidedAt = now;
  return offers.length === 0 ? { againAt: nextAt } : {};
}

function reportNobodyLeft(world: World, row: Row, { offers, visit, now }: DispatchFacts): void {
  if (offers.some(({ state }) => state === 'open')) return;
  const { startsAt } = visit;
  const alarm = offers.length > 0 ? 'nobody-left' : 'nobody-to-ask';
  if (!raise(row, alarm, startsAt, now)) return;
  if (alarm === 'nobody-to-ask') row.noRoomAt.add(startsAt);
  else world.emit('NobodyAssignedYet', row.booking.id, { startsAt, early: true });
}

/** Whether it is the first time for this promised hour. */
export function raise(row: Row, alarm: string, promisedAt: Instant, now: Instant): boolean {
  const key = `${alarm} ${promisedAt}`;
  if (row.alarms.has(key)) return false;
  row.alarms.set(key, now);
  return true;
}

export const raisedAt = (row: Row, alarm: string): Instant | undefined =>
  row.alarms.get(`${alarm} ${row.booking.startsAt}`);

/** Somebody leads it, and who was taken into its team since has not been asked yet. */
function askAlong(world: World, row: Row, facts: DispatchFacts): Again {
  const { booking, visit, now } = facts;
  const offers = offersNow(booking, row.offers);
  const found = listCandidates(facts);
  const asked = rankCandidates(found.candidates, facts.offers, 0).filter(
    ({ outcome, karigarId }) => outcome === 'asked' && karigarId !== row.leader,
  );
  const open = offers.filter(({ state, leads }) => state === 'open' && !leads);
  const nextAt = Math.min(...open.map(({ expiresAt }) => expiresAt));
  if (asked.length === 0) return open.length > 0 ? { againAt: nextAt } : {};
  const round = Math.max(0, ...offers.map((one) => one.round)) + 1;
  const expiresAt = alongUntil(visit.startsAt, now);
  const urgent = isUrgent(visit.startsAt, now, offers);
  const ids = asked.map(({ karigarId }) => karigarId);
  const told = makeOffers(row, facts, found, ids, { round, urgent, expiresAt, leads: false });
  row.decidedAt = now;
  const nextRoundAt = Math.min(expiresAt, nextAt);
  world.emit('VisitOffered', booking.id, { karigarIds: told, round, urgent, nextRoundAt });
  return {};
}
