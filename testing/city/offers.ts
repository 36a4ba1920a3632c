import { hasBegun } from '#contract/booking-phases.ts';
import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { Found } from '#server/flows/dispatch/steps/list-candidates.ts';
import { newOffer } from '#server/flows/dispatch/steps/new-offer.ts';
import type { DispatchFacts } from '#server/flows/dispatch/steps/prepare-dispatch.ts';
import type { Stage } from '#server/modules/dispatch/answering.ts';
import { leaderOf, type Offer } from '#server/modules/dispatch/offer.ts';
import { offersNow, type Row } from './world.ts';

type State = Offer['state'];

/** Sets the state of all offers of a booking for which it holds; answers whose. */
export function setState(
  row: Row,
  state: State,
  at: Instant,
  holds: (offer: Offer) => boolean,
): number[] {
  const changed: number[] = [];
  row.offers = row.offers.map((one) => {
    if (!holds(one)) return one;
    changed.push(one.karigarId);
    return { ...one, state, answeredAt: at };
  });
  return changed;
}

export const setLeads = (row: Row, leads: boolean, holds: (offer: Offer) => boolean): void => {
  row.offers = row.offers.map((one) => (holds(one) ? { ...one, leads } : one));
};

const isOpen = ({ state }: Offer) => state === 'open';

export const recordLapsed = (row: Row, now: Instant) =>
  setState(row, 'lapsed', now, (one) => isOpen(one) && one.expiresAt <= now);

/** It is no longer to be had: by all who were asked, or by some. */
export const recordWithdrawn = (row: Row, now: Instant, of?: readonly number[]) =>
  setState(row, 'withdrawn', now, (one) => isOpen(one) && (of?.includes(one.karigarId) ?? true));

export const recordGivenBack = (row: Row, now: Instant, karigarId: number) =>
  setState(
    row,
    'given-back',
    now,
    (one) => one.state === 'accepted' && one.karigarId === karigarId,
  );

/** Brings offers in line with what has become of the visit. */
export function tidyOffers(row: Row, stage: Stage, now: Instant): Offer[] {
  const { startsAt, status } = row.booking;
  if (!hasBegun(status)) {
    const isElsewhere = (one: Offer) => one.startsAt !== startsAt;
    setState(row, 'given-back', now, (one) => one.state === 'accepted' && isElsewhere(one));
    setState(row, 'withdrawn', now, (one) => isOpen(one) && isElsewhere(one));
  }
  const leader = leaderOf(offersNow(row.booking, row.offers));
  recordLapsed(row, now);
  if (stage === 'over') recordWithdrawn(row, now);
  if (stage === 'wanted' && leader !== undefined) recordGivenBack(row, now, leader);
  return offersNow(row.booking, row.offers);
}

type Terms = {
  readonly round: number;
  readonly urgent: boolean;
  readonly expiresAt: Instant;
  readonly leads?: boolean;
};

/** Nobody is asked twice at once: answers who was really asked. */
export function makeOffers(
  row: Row,
  facts: DispatchFacts,
  found: Found,
  karigarIds: readonly number[],
  { leads = true, ...terms }: Terms,
): number[] {
  const asked = karigarIds
    .filter((id) => !row.offers.some((one) => one.karigarId === id && isOpen(one)))
    .toSorted((one, other) => one - other);
  const made = asked.map((karigarId) => ({
    ...newOffer(facts, found, karigarId, { id: newId(facts.now), ...terms }),
    ...{ leads, state: 'open' as const, answeredAt: null },
  }));
  row.offers = [...row.offers, ...made];
  return asked;
}
