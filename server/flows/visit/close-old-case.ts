import { policy } from '#contract/policy.ts';
import { type Clock, DAY, type Instant } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findSafetyCase } from '#server/modules/visit/case-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { closeCase, heldOf } from './steps/close-case.ts';

/** A case that nobody has closed in time holds nobody's money any longer: all of it goes back. */
export const closeOldCase = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { bookingId }: { readonly bookingId: string },
): Promise<{ readonly againAt?: Instant }> =>
  transaction(pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    const found = booking && (await findSafetyCase(db, bookingId));
    if (!booking || !found || found.closedAt !== null) return {};
    const now = clock();
    const at = found.openedAt + policy.standstill.disputeDays * DAY;
    if (now < at) return { againAt: at };
    const refundPaise = await heldOf(db, bookingId);
    await closeCase(db, booking, {
      ...{ refundPaise, feePaise: 0, comment: '', actor: 'clock', now },
    });
    return {};
  });
