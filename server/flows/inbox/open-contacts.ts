import type { RefusalOf } from '#contract/operation.ts';
import type { openBookingContacts as promise } from '#contract/ops/open-booking-contacts.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** An operator wants to ring the people of a booking: who and why stands in its timeline before a number is shown. */
export const openContacts = (
  pool: Pool,
  { bookingId, why, by }: { readonly bookingId: string; readonly why: string; readonly by: string },
  now: Instant,
): Promise<Outcome<'opened', RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const booking = await findBooking(db, bookingId);
    if (!booking) return refuse('booking-not-found');
    await recordEvent(db, booking.id, 'ContactsOpened', now, `ops:${by}`, { why });
    return accept('opened');
  });
