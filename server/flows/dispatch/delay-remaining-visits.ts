import { type Clock, HOUR, type Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { type DelayedHold, planDelay } from '#server/modules/availability/delaying.ts';
import { lockDay, moveHolds } from '#server/modules/availability/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** How much of what comes after can be pushed by it. */
const AFTER = 12 * HOUR;

/**
 * A visit goes on longer than planned: the Karigar's time for it, and whatever follows in their day, is moved to where
 * it will really be, so that nobody counts on them where they cannot be. A visit that then comes too late for its
 * promise is rescued.
 */
export async function delayRemainingVisits(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: Pick<AppCache, 'places'> },
  held: { readonly karigarId: number; readonly holdId: number; readonly endsAt: Instant },
): Promise<readonly DelayedHold[]> {
  const places = await world.facts.places();
  return transaction(world.pool, async (db) => {
    const now = world.now();
    const { holds } = await lockDay(db, held.karigarId, now, now + AFTER);
    const placed = holds.map((row) => ({ ...row, place: places.indexOf(row.pincode) ?? 0 }));
    const pushed = planDelay(places, placed, held);
    if (pushed.length > 0) await moveHolds(db, pushed);
    return pushed;
  });
}
