import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { listOffers, recordWithdrawn } from '#server/modules/dispatch/offer-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** The leader has set out after all: nobody is asked any more to lead it instead. */
export async function withdrawLeading(db: Database, booking: Booking, now: Instant): Promise<void> {
  const open = (await listOffers(db, booking.id)).filter(
    ({ state, leads }) => state === 'open' && leads,
  );
  if (open.length === 0) return;
  const asked = open.map(({ karigarId }) => karigarId);
  const karigarIds = await recordWithdrawn(db, booking.id, now, asked);
  const data = { karigarIds, why: 'dispatch' };
  await recordEvent(db, booking.id, 'OffersWithdrawn', now, 'dispatch', data);
}
