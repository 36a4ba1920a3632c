import { policy } from '#contract/policy.ts';
import { DAY } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { recordSafetyCase } from '#server/modules/visit/case-store.ts';
import { listSafetyExits } from '#server/modules/visit/safety-exit-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { endBooking } from '../../steps/booking/end-booking.ts';

/** One of the crew has left for safety, and nobody of us has closed that yet. */
export const isLeftForSafety = async (db: Database, bookingId: string): Promise<boolean> =>
  (await listSafetyExits(db, bookingId)).some(({ closedAt }) => closedAt === null);

/** Nothing of the money is divided: the customer's money waits for the case (ruling R44). */
const NOTHING = { feePaise: 0, duePaise: 0, refundPaise: 0, countedPaise: 0, goodwillPaise: 0 };

type End = Parameters<typeof endBooking>[3];

/** The booking ends, and its money waits for the case. */
export async function endForSafety(
  db: Database,
  places: Places,
  booking: Booking,
  { more, ...end }: Pick<End, 'move' | 'actor' | 'now'> & { readonly more: object },
): Promise<void> {
  const { now } = end;
  const { status: leftAtStatus } = booking;
  await recordSafetyCase(db, booking.id, { openedBy: 'karigar', leftAtStatus }, now);
  const timeoutAt = now + policy.standstill.disputeDays * DAY;
  const held = { remindAt: null, heldForCase: true, timeoutAt };
  await endBooking(db, places, booking, { ...end, ...NOTHING, more: { ...held, ...more } });
}
