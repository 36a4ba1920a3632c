import { dateInIndia } from '#kernel/time.ts';
import { recordUncommitted } from '#server/modules/availability/commitment-store.ts';
import type { VisitContext } from './perform-karigar-action.ts';

/** A Karigar who gives a visit of a day back may be unable to do another: they are asked again for the rest of it. */
export const endCommitment = ({
  db,
  booking,
  karigarId,
}: Pick<VisitContext, 'db' | 'booking' | 'karigarId'>): Promise<unknown> => {
  const day = dateInIndia(booking.startsAt);
  return recordUncommitted(db, karigarId, { day, until: day });
};
