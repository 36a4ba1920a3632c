import { withLongerHours } from '#server/modules/availability/longer-hours.ts';
import { worksThen } from '#server/modules/availability/openings.ts';
import { type HoldRow, listHoldsOf } from '#server/modules/availability/store.ts';
import { candidatesKept } from '#server/modules/dispatch/decision.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import type { Offer } from '#server/modules/dispatch/offer.ts';
import { rankCandidates } from '#server/modules/dispatch/ranking.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { hasHappened } from '#server/platform/events/has-happened.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { freeHold } from '../../steps/booking/free-team.ts';
import { holdKarigar } from './hold-karigar.ts';
import { listCandidates } from './list-candidates.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';

/**
 * A Karigar whose time is held can come: they still work with us and at that hour, have the skill, and have neither
 * said no nor given it back. Otherwise the time of somebody who can is taken instead. Where nobody has any, the Karigar
 * who cannot come is set free all the same, and operations are told. Answers the facts as they are then.
 */
export async function replaceUnavailable(
  db: Database,
  facts: DispatchFacts,
  cause: string,
): Promise<DispatchFacts> {
  const { teamSize, heldAs } = facts;
  const leaving = facts.holds.filter((hold) => whyGoes(facts, hold) !== undefined);
  const missing = Math.max(0, teamSize - facts.holds.length);
  if (leaving.length === 0 && missing === 0) return facts;

  for (const hold of leaving) await holdInstead(db, await renewed(db, facts), hold, cause);
  for (let place = 0; place < missing; place += 1) {
    await holdInstead(db, await renewed(db, facts), undefined, cause);
  }
  return { ...facts, holds: await listHoldsOf(db, heldAs) };
}

const renewed = async (db: Database, facts: DispatchFacts): Promise<DispatchFacts> => ({
  ...facts,
  holds: await listHoldsOf(db, facts.heldAs),
});

/** The leader is released by a move of their own; once somebody leads, silence of the others is no yes. */
export function whyGoes(
  facts: Parameters<typeof whyNot>[0] & Pick<DispatchFacts, 'stage'>,
  hold: Pick<HoldRow, 'karigarId'>,
): WhyNot | 'silent' | undefined {
  const own = facts.offers.findLast((one: Offer) => one.karigarId === hold.karigarId);
  if (own?.state === 'accepted' && own.leads) return undefined;
  const isSilent = own?.state === 'lapsed' && facts.stage === 'assigned';
  return whyNot(facts, hold) ?? (isSilent ? 'silent' : undefined);
}

type WhyNot = 'declined' | 'left' | 'roster';

export function whyNot(
  { board, visit, further, offers }: Pick<DispatchFacts, 'board' | 'visit' | 'further' | 'offers'>,
  { karigarId }: Pick<HoldRow, 'karigarId'>,
): WhyNot | undefined {
  const own = offers.findLast((one: Offer) => one.karigarId === karigarId);
  const state = own?.state;
  if (state === 'given-back') return 'left';
  const karigar = board.roster.karigars.find(({ id }) => id === karigarId);
  const can =
    karigar?.skills.has(visit.serviceId) === true &&
    [{ board, visit }, ...further].every((day) =>
      // They were asked beyond their hours by so much, and no more.
      worksThen(withLongerHours(day.board, own?.beyondMinutes ?? 0), karigar, day.visit),
    );
  if (!can) return 'roster';
  return state === 'declined' ? 'declined' : undefined;
}

async function holdInstead(
  db: Database,
  facts: DispatchFacts,
  instead: HoldRow | undefined,
  cause: string,
): Promise<void> {
  const { booking, board, holds, offers, now } = facts;
  const why = instead && whyGoes(facts, instead);
  const { candidates } = listCandidates(facts);
  const free = candidates.filter((one) => !holds.some((hold) => hold.karigarId === one.karigarId));
  const considered = rankCandidates(free, offers, free.length);
  // An hour held with somebody who cannot answer is better than none, but not better than with one who can.
  const willing = [
    ...considered.filter(({ outcome }) => outcome === 'asked' || outcome === 'already-asked'),
    ...considered.filter(({ outcome }) => outcome === 'unreachable'),
  ];
  for (const { karigarId, addedMinutes } of willing) {
    if (addedMinutes === null) continue;
    if ((await holdKarigar(db, board, { ...facts, karigarId, instead })) !== 'held') continue;
    const decision = { kind: 'seated', cause, karigars: [karigarId], ...(why && { why }) } as const;
    const from = instead && { from: instead.karigarId };
    const looked = candidatesKept(considered);
    await recordDecision(db, booking.id, { ...decision, ...from, candidates: looked }, now);
    return;
  }
  // The hour is better than none, although the Karigar whose time is held has said no: others may be asked while it is
  // held. Not so for a team. Done when somebody declines, and not by every pass after that.
  if (why === 'declined' && facts.stage === 'wanted') {
    if (cause !== 'OfferDeclined') return;
    const data = { startsAt: facts.visit.startsAt, declined: true };
    await recordEvent(db, booking.id, 'NobodyHasRoom', now, 'dispatch', data);
    return;
  }
  // Operations are told once for each hour that was promised: every pass and every round tries again while nobody has room.
  const { startsAt } = facts.visit;
  if (!instead && cause === 'sweep') return;
  if (!instead && (await hasHappened(db, booking.id, 'NobodyHasRoom', { startsAt }))) return;
  // A silent Karigar may still come.
  if (instead && why !== 'silent') await freeMember(db, facts, instead);
  const candidatesSeen = candidatesKept(considered);
  await recordDecision(db, booking.id, { kind: 'nobody', cause, candidates: candidatesSeen }, now);
  await recordEvent(db, booking.id, 'NobodyHasRoom', now, 'dispatch', {
    startsAt,
    ...(instead && { formerKarigarId: instead.karigarId }),
  });
}

/** The Karigar is free on every day of it. */
async function freeMember(
  db: Database,
  { board, further }: DispatchFacts,
  member: HoldRow,
): Promise<void> {
  await freeHold(db, board.places, member);
  for (const { id } of further) {
    const own = (await listHoldsOf(db, id)).find((hold) => hold.karigarId === member.karigarId);
    if (own) await freeHold(db, board.places, own);
  }
}
