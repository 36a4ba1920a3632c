import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { listSafetyExits } from '#server/modules/visit/safety-exit-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { crewOf, isOfCrew } from '../../steps/visit/crew-of.ts';

/**
 * Everybody of a crew who hears what the customer says, and may answer. With a speaker among them; nothing where that one does
 * not come, or has left for safety.
 */
export async function crewInTalk(
  db: Database,
  booking: Booking,
  now: Instant,
  speakerId?: number,
): Promise<number[] | undefined> {
  const visit = await findVisit(db, booking.id);
  const left = new Set((await listSafetyExits(db, booking.id)).map(({ karigarId }) => karigarId));
  const crew = await crewOf(db, booking, visit, now);
  if (visit?.karigarId) crew.push(visit.karigarId);
  if (speakerId !== undefined) {
    if (!(await isOfCrew(db, booking, visit, { karigarId: speakerId, now }))) return undefined;
    crew.push(speakerId);
  }
  const staying = [...new Set(crew)].filter((one) => !left.has(one));
  return speakerId === undefined || staying.includes(speakerId) ? staying : undefined;
}
