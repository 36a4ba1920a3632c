import { moves } from '#contract/lifecycle.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { findVisit, recordNoLeader } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { handOver } from '../steps/visit/hand-over.ts';
import { prepareDispatch } from './steps/prepare-dispatch.ts';
import { whyNot } from './steps/replace-unavailable.ts';

/**
 * A Karigar accepted a visit and no longer works at that hour, or not with us: one of the crew leads the visits that are ahead, or
 * another is looked for, and it costs nobody a fee.
 */
export async function releaseUnfit(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache },
  { bookingId, cause }: { readonly bookingId: string; readonly cause: string },
): Promise<'released' | 'kept'> {
  const lock = await prepareDispatch(world, bookingId);
  if (!lock) return 'kept';
  return transaction(world.pool, async (db) => {
    const facts = await lock(db);
    if (!facts) return 'kept';
    const { booking, now } = facts;
    const karigarId = (await findVisit(db, booking.id))?.karigarId ?? null;
    if (karigarId === null || whyNot(facts, { karigarId }) !== 'roster') return 'kept';
    if (await handOver(db, booking, { karigarId, why: cause, actor: 'dispatch', now }))
      return 'released';
    const { from, to, event } = moves.release;
    if ((await recordMoved(db, booking.id, from, to, now)) === 0) return 'kept';
    await recordNoLeader(db, booking.id);
    await recordEvent(db, booking.id, event, now, 'dispatch', {
      ...aboutBooking(booking),
      ...{ karigarId, why: cause, from: booking.status },
    });
    return 'released';
  });
}
