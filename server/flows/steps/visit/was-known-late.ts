import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findAlarm } from '#server/modules/visit/alarm-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * Others had been asked by then because it would be late whoever has it, and not only because nobody had left. A Karigar who
 * left before that, without a signal, was only not heard of.
 */
export async function wasKnownLate(
  db: Database,
  { id: bookingId, startsAt: promisedAt }: Booking,
  at: Instant,
): Promise<boolean> {
  for (const alarm of ['late', 'silent']) {
    const raisedAt = await findAlarm(db, { bookingId, alarm, promisedAt });
    if (raisedAt !== undefined && raisedAt <= at) return true;
  }
  return false;
}
