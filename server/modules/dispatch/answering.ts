import { DECLINE_UNDONE_SECONDS } from '#contract/karigar/undo-decline.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, SECOND } from '#kernel/time.ts';
import type { Offer } from './offer.ts';
import { isUrgent } from './rounds.ts';

/** How far the visit has come that is offered. */
export type Stage = 'wanted' | 'assigned' | 'over';

/** The effect of accepting: the Karigar leads the visit, takes it over from another, comes along, or had it before. */
export type Acceptance = 'lead' | 'replace' | 'join' | 'had-it';

/**
 * The first who says yes has it. A visit that somebody else has is only to be had where it is offered as urgent, because
 * that one will be late or does not answer.
 */
export function decideAcceptance(
  offer: Offer,
  stage: Stage,
  now: Instant,
): Outcome<Acceptance, 'offer-gone' | 'offer-taken'> {
  if (offer.state === 'accepted') return accept('had-it');
  if (stage === 'assigned' && offer.state === 'withdrawn' && offer.leads)
    return refuse('offer-taken');
  if (offer.state !== 'open' || offer.expiresAt <= now || stage === 'over')
    return refuse('offer-gone');
  if (!offer.leads) return accept('join');
  if (stage === 'wanted') return accept('lead');
  return offer.urgent ? accept('replace') : refuse('offer-taken');
}

/** Declining is allowed as long as it was not accepted; whatever else has become of it, no more is to be done. */
export function decideDecline({ state }: Offer): Outcome<'decline' | 'nothing', 'offer-accepted'> {
  if (state === 'accepted') return refuse('offer-accepted');
  return accept(state === 'open' ? 'decline' : 'nothing');
}

/** An undo that was pressed in the last second still has a slow network before it. */
const ON_THE_WAY = 3 * SECOND;

/** How long a no can be taken back, and nobody is asked instead where there is time for that. */
export const DECLINE_UNDONE_WITHIN = DECLINE_UNDONE_SECONDS * SECOND + ON_THE_WAY;

/** Until when the last of them may take their no back; nothing when that is over for all, or it is wanted at once. */
export function lastUndoneUntil(
  offers: readonly Offer[],
  { visit, now }: { readonly visit: { readonly startsAt: Instant }; readonly now: Instant },
): Instant | undefined {
  if (isUrgent(visit.startsAt, now, offers)) return undefined;
  const untils = offers.flatMap(({ state, answeredAt }) =>
    state === 'declined' && answeredAt !== null ? answeredAt + DECLINE_UNDONE_WITHIN : [],
  );
  const last = Math.max(0, ...untils);
  return last > now ? last : undefined;
}

/** A no is taken back as long as the visit is to be had and was not given to somebody else to answer. */
export function decideUndo(
  offer: Offer,
  at: { readonly stage: Stage; readonly others: readonly Offer[]; readonly now: Instant },
): Outcome<
  'reopen' | 'nothing',
  'offer-gone' | 'offer-taken' | 'offer-passed-on' | 'undo-too-late'
> {
  const { answeredAt } = offer;
  if (offer.state === 'open' || offer.state === 'accepted') return accept('nothing');
  if (offer.state !== 'declined' || answeredAt === null) return refuse('offer-gone');
  if (at.stage === 'over' || offer.expiresAt <= at.now) return refuse('offer-gone');
  const hasIt = (one: Offer) =>
    one.state === 'accepted' && one.leads && (one.answeredAt ?? 0) >= answeredAt;
  const isTaken = at.stage === 'assigned' && (!offer.urgent || at.others.some(hasIt));
  if (offer.leads && isTaken) return refuse('offer-taken');
  // Wanted at once, it is asked of others in the same second; it is open to all of them then, and the first yes has it.
  const isInstead = (one: Offer) =>
    !one.urgent && one.offeredAt > offer.offeredAt && one.offeredAt >= answeredAt;
  if (at.others.some(isInstead)) return refuse('offer-passed-on');
  return answeredAt + DECLINE_UNDONE_WITHIN < at.now ? refuse('undo-too-late') : accept('reopen');
}

/**
 * Chooses whose time is given up for one who comes in addition: a Karigar who has said no or left, else one who has not
 * answered.
 */
export function whoMakesRoom<H extends { readonly karigarId: number }>(
  holds: readonly H[],
  offers: readonly Pick<Offer, 'karigarId' | 'state'>[],
): H | undefined {
  const state = new Map(offers.map((one) => [one.karigarId, one.state]));
  const weight = ({ karigarId }: H): number => {
    const own = state.get(karigarId);
    if (own === 'declined' || own === 'given-back') return 0;
    return own === 'accepted' ? 2 : 1;
  };
  const [first] = holds.toSorted((one, other) => weight(one) - weight(other));
  return first && weight(first) < 2 ? first : undefined;
}
