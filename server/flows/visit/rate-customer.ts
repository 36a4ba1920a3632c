import type { rateCustomer as contract } from '#contract/karigar/rate-customer.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { isRatingOpen } from '#server/modules/rating/rating.ts';
import { recordRating } from '#server/modules/rating/store.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** The Karigar rates the customer, once, and sees nothing of what the customer said before that. */
export const rateCustomer = (
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly stars: number; readonly comment: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction(deps, command, 'rate', async (context) => {
    const { db, booking, visit, karigarId, now } = context;
    if (!isRatingOpen(visit, now)) return refuse('rating-closed');
    const { stars, comment } = command;
    const { id: bookingId, serviceId } = booking;
    const rating = { bookingId, ratedBy: 'karigar', serviceId, karigarId, stars, comment } as const;
    if (!(await recordRating(db, rating, now))) return refuse('already-rated');
    await recordVisitEvent(context, 'VisitRated', { by: 'karigar' });
    return accept('done');
  });
