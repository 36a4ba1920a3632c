import type { releaseVisit as contract } from '#contract/karigar/release-visit.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { recordStoodDown } from '#server/modules/visit/store.ts';
import { type Acting, act, mayMove, tellOfVisit, type VisitHouse } from '../steps/act.ts';

/** He gives the visit back before setting out: it is offered to others at once, and the customer pays nothing for it. */
export const releaseVisit = (
  house: VisitHouse,
  command: Acting & { readonly reason: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  act(house, command, 'release', async (scene) => {
    const { db, booking, now } = scene;
    const may = mayMove('release', booking);
    if (!may.ok || may.value === 'repeated') return may;
    const { from, to, event } = moves.release;
    await recordMoved(db, booking.id, from, to, now);
    await recordStoodDown(db, booking.id);
    await tellOfVisit(scene, event, { reason: command.reason });
    return accept('done');
  });
