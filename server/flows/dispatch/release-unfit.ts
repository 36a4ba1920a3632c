import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { isBetweenDays } from '#server/modules/booking/several-days.ts';
import { findVisit, recordStoodDown } from '#server/modules/visit/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { handOver } from '../steps/visit/hand-over.ts';
import { passLead } from '../steps/visit/pass-lead.ts';
import { whyNot } from './steps/keep-seated.ts';
import { type DispatchFacts, prepareDispatch } from './steps/prepare-dispatch.ts';

/**
 * A Karigar accepted a visit and no longer works at that hour, or not with us: another is looked for, and it costs
 * nobody a fee.
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
    const { booking, offers, now } = facts;
    if (isBetweenDays(booking)) return handOverUnfit(db, facts, cause);
    if (booking.status !== 'assigned') return 'kept';
    const leader = offers.find(({ state, leads }) => state === 'accepted' && leads);
    if (!leader || whyNot(facts, leader) !== 'roster') return 'kept';
    const unfit = { karigarId: leader.karigarId, why: cause, actor: 'dispatch', now };
    if (await passLead(db, booking, unfit)) return 'released';
    await recordMoved(db, booking.id, moves.release.from, moves.release.to, now);
    await recordStoodDown(db, booking.id);
    await recordEvent(db, booking.id, moves.release.event, now, 'dispatch', {
      ...aboutBooking(booking),
      ...{ karigarId: leader.karigarId, why: cause, from: booking.status },
    });
    return 'released';
  });
}

/** The Karigar came on the first of its days, and cannot come on the others. */
async function handOverUnfit(
  db: Database,
  facts: DispatchFacts,
  why: string,
): Promise<'released' | 'kept'> {
  const { booking, now } = facts;
  const karigarId = (await findVisit(db, booking.id))?.karigarId ?? null;
  if (karigarId === null || whyNot(facts, { karigarId }) !== 'roster') return 'kept';
  const given = await handOver(db, booking, { karigarId, why, actor: 'dispatch', now });
  return given ? 'released' : 'kept';
}
