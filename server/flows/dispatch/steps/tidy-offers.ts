import { hasBegun } from '#contract/booking-phases.ts';
import { leaderOf, type Offer } from '#server/modules/dispatch/offer.ts';
import {
  listOffers,
  recordGivenBack,
  recordLapsed,
  recordMovedAway,
  recordWithdrawn,
} from '#server/modules/dispatch/offer-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { type DispatchFacts, offersFor } from './prepare-dispatch.ts';

/**
 * Brings the offers of a visit in line with what has become of it: those for another hour, those whose time is over, all
 * of them when nobody is wanted any more, those to whoever its customer has parted from; and what was accepted and given back since. Answers them as they are then.
 */
export async function tidyOffers(
  db: Database,
  facts: Pick<DispatchFacts, 'booking' | 'stage' | 'offers' | 'apart' | 'now'> & {
    readonly visit?: DispatchFacts['visit'];
  },
  cause: string,
): Promise<readonly Offer[]> {
  const { booking, stage, apart, now } = facts;
  const karigarIds = [
    // Once the work has begun no hour moves: an answer for a visit that has taken place was no answer for another hour.
    ...(hasBegun(booking.status)
      ? []
      : await recordMovedAway(db, booking.id, booking.startsAt, now)),
    ...(await recordLapsed(db, booking.id, now)),
    ...(apart.size > 0 ? await recordWithdrawn(db, booking.id, now, [...apart]) : []),
    ...(stage === 'over' ? await recordWithdrawn(db, booking.id, now) : []),
  ];
  // Nobody leads a visit that is wanted: whoever accepted it has given it back.
  if (stage === 'wanted')
    await recordGivenBack(db, booking.id, leaderOf(facts.offers) ?? NOBODY, now);
  if (karigarIds.length > 0) {
    const data = { karigarIds: [...new Set(karigarIds)], why: cause };
    await recordEvent(db, booking.id, 'OffersWithdrawn', now, 'dispatch', data);
  }
  const { startsAt } = facts.visit ?? booking;
  return offersFor(booking, startsAt, await listOffers(db, booking.id));
}

const NOBODY = -1;
