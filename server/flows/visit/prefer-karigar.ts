import { isFinished } from '#contract/booking-phases.ts';
import type { preferKarigar as contract } from '#contract/customer/prefer-karigar.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { deleteFavourite, recordFavourite } from '#server/modules/availability/favourite-store.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';

/**
 * A customer wants whoever did the work asked first, or no longer. Nothing is promised to either: the Karigar is asked as for any
 * visit, and may say no.
 */
export const preferKarigar = (
  deps: Parameters<typeof ownVisit>[0],
  { favourite, ...own }: OfCustomer & { readonly favourite: boolean },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  ownVisit(deps, own, undefined, async ({ db, now, booking, visit }) => {
    if (!isFinished(booking.status) || !visit || visit.karigarId === null)
      return refuse('visit-not-over');
    const { karigarId } = visit;
    if (favourite) await recordFavourite(db, { ...own, karigarId }, now);
    else await deleteFavourite(db, own.userId, karigarId);
    return accept('done');
  });
