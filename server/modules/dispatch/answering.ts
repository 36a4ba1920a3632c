import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Offer } from './offer.ts';

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
