import type { RefusalOf } from '#contract/operation.ts';
import type { freezeBookings as promise } from '#contract/ops/freeze-bookings.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { FROZEN_FOR, type Freeze, isStanding } from '#server/modules/booking/freeze.ts';
import { lockLatestFreeze, recordFreeze } from '#server/modules/booking/freeze-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Operations see something that the server does not. */
export const freezeBookings = (
  pool: Pool,
  { by }: { readonly by: string },
  now: Instant,
): Promise<Outcome<Freeze, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const latest = await lockLatestFreeze(db);
    if (latest && isStanding(latest, now)) return refuse('booking-freeze-standing');
    const startedBy = `ops:${by}`;
    const begun = {
      id: newId(now),
      reason: 'by-hand',
      startedBy,
      lapsesAt: now + FROZEN_FOR,
    } as const;
    await recordFreeze(db, begun, now);
    const data = { reason: begun.reason, lapsesAt: begun.lapsesAt };
    await recordEvent(db, begun.id, 'BookingsFrozen', now, startedBy, data);
    return accept({ ...begun, startedAt: now, liftedAt: null, liftedBy: null });
  });
