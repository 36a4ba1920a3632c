import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { listSafetyExits } from '#server/modules/visit/safety-exit-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { crewOf } from '../../steps/visit/crew-of.ts';

/** Those who have said yes to a visit hear that what they should know has changed; not who has left it for safety. */
export async function tellCrewOfNote(db: Database, booking: Booking, now: Instant): Promise<void> {
  const { id, userId } = booking;
  const visit = await findVisit(db, id);
  const left = (await listSafetyExits(db, id)).map(({ karigarId }) => karigarId);
  const crew = await crewOf(db, booking, visit, now);
  const karigarIds = crew.filter((one) => !left.includes(one));
  const data = { ...aboutBooking(booking), karigarId: visit?.karigarId ?? null, karigarIds };
  await recordEvent(db, id, 'KarigarBriefed', now, `customer:${userId}`, data);
}
