import type { RefusalOf } from '#contract/operation.ts';
import type { liftBookingFreeze as promise } from '#contract/ops/lift-booking-freeze.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Freeze } from '#server/modules/booking/freeze.ts';
import {
  findFreeze,
  lockLatestFreeze,
  recordFreezeLifted,
} from '#server/modules/booking/freeze-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Operations have looked: it is a feast day and not an attack, or the attack is over. */
export const liftBookingFreeze = (
  pool: Pool,
  { id, by }: { readonly id: string; readonly by: string },
  now: Instant,
): Promise<Outcome<Freeze, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    await lockLatestFreeze(db);
    const freeze = await findFreeze(db, id);
    if (!freeze) return refuse('booking-freeze-not-found');
    if (freeze.liftedAt !== null) return accept(freeze);
    const liftedBy = `ops:${by}`;
    await recordFreezeLifted(db, id, liftedBy, now);
    await recordEvent(db, id, 'BookingFreezeLifted', now, liftedBy, {});
    return accept({ ...freeze, liftedAt: now, liftedBy });
  });
