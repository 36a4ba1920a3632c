import { dateInIndia, type Instant } from '#kernel/time.ts';
import { recordUncommitted } from '#server/modules/availability/commitment-store.ts';
import type { VisitContext } from './perform-karigar-action.ts';

/** A Karigar who gives a visit of a day back may be unable to do another: they are asked again for the rest of it. */
export const endCommitment = (
  { db, karigarId }: Pick<VisitContext, 'db' | 'karigarId'>,
  startsAt: Instant,
): Promise<unknown> => {
  const day = dateInIndia(startsAt);
  return recordUncommitted(db, karigarId, { day, until: day });
};
