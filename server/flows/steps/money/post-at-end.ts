import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import type { Entry } from '#server/modules/ledger/entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The end of a booking, of its work, or of one of its visits, as its money needs it. */
export type Ending = {
  readonly db: Database;
  readonly now: Instant;
  readonly booking: Booking;
  /** The event of the move that ends it, or its work. */
  readonly eventId: number;
  /** The position of the one visit that ended by itself; none where the booking did. */
  readonly visit?: number;
};

/** Posts what the end does to money. */
export const postAtEnd = ({ db, now, booking, eventId }: Ending, entry: Entry): Promise<void> =>
  postEntry(db, entry, { eventId, bookingId: booking.id, at: now });
