import type { rescheduleBooking as contract } from '#contract/customer/reschedule-booking.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { decideLeadTime } from '#server/modules/availability/lead-time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { decideRescheduling, type Rescheduling } from '#server/modules/booking/rescheduling.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * Whether a booking may move there, and what follows. The first of its days may be too soon, the last too far ahead.
 */
export async function judgeMoving(
  db: Database,
  booking: Booking,
  wish: {
    readonly startsAt: Instant;
    readonly moreStartsAt?: readonly Instant[];
    readonly shownFloorPaise: Paise;
  },
  now: Instant,
): Promise<Outcome<Rescheduling, RefusalOf<typeof contract>>> {
  const decided = decideRescheduling(booking, await listInstalments(db, booking.id), wish, now);
  if (!decided.ok) return decided;
  for (const startsAt of [wish.startsAt, ...(wish.moreStartsAt ?? [])]) {
    const lead = decideLeadTime(booking.category, startsAt, now);
    if (!lead.ok) return lead;
  }
  return decided;
}
