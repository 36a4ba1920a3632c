import type { rateVisit as contract } from '#contract/customer/rate-visit.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { RatingWord } from '#contract/visit.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { isOurLateness } from '#server/modules/rating/appealing.ts';
import { isRatingOpen } from '#server/modules/rating/rating.ts';
import { recordRating } from '#server/modules/rating/store.ts';
import { atDoorAt } from '#server/modules/visit/own-time.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';

/** The customer rates the visit, once, and sees nothing of what the Karigar said before that. */
export const rateVisit = (
  deps: Parameters<typeof ownVisit>[0],
  command: OfCustomer & {
    readonly stars: number;
    readonly comment: string;
    readonly words?: readonly RatingWord[];
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  ownVisit(deps, command, undefined, async ({ db, now, booking, visit, actor }) => {
    if (!visit || visit.karigarId === null || !isRatingOpen(visit, now))
      return refuse('rating-closed');
    const { karigarId, assignedAt } = visit;
    const { stars, comment, words = [] } = command;
    const { id: bookingId, serviceId } = booking;
    const { startsAt } = booking;
    const came = atDoorAt(visit, booking.arrivedAt);
    // A booking of several visits keeps the first one's hour and the last one's Karigar.
    const late =
      booking.days === 1 && isOurLateness({ stars, startsAt, atDoorAt: came, assignedAt });
    const rating = {
      bookingId,
      ratedBy: 'customer',
      serviceId,
      karigarId,
      stars,
      comment,
      words,
      leftOut: late ? 'our-lateness' : null,
    } as const;
    if (!(await recordRating(db, rating, now))) return refuse('already-rated');
    const data = { ...aboutBooking(booking), karigarId, by: 'customer' };
    await recordEvent(db, booking.id, 'VisitRated', now, actor, data);
    return accept('done');
  });
