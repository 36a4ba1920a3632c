import type { markNoShow as contract } from '#contract/karigar/mark-no-show.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { findFirstTry } from '#server/modules/visit/act-store.ts';
import { hasWorked } from '#server/modules/visit/photo-store.ts';
import { type Acting, act, type VisitHouse } from '../steps/act.ts';
import { closeAsNoShow } from '../steps/close-as-no-show.ts';

/** Nobody is at home, says the Karigar: his wait and his tries to reach the customer are those that we have counted. */
export async function closeAtDoor(
  house: VisitHouse,
  command: Acting,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const places = await house.facts.places();
  return act(house, command, 'no-show', async ({ db, booking, visit, now, actor }) => {
    if (booking.status === 'no_show_customer') return accept('done');
    const { contactTries, startedAt } = visit;
    return closeAsNoShow(db, places, booking, {
      ...{ actor, now, contactTries, startedAt },
      arrivedAt: booking.arrivedAt ?? now,
      firstTryAt: await findFirstTry(db, visit),
      hasWorked: await hasWorked(db, booking.id),
    });
  });
}
