import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { isToldOf } from '#server/modules/visit/crew-hearing-store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isOfCrew } from '../../steps/visit/crew-of.ts';

type Who = {
  readonly karigarId: number;
  readonly now: Instant;
  readonly by: 'leader' | 'crew' | 'heard';
};

/** Whether an action is this Karigar's: of whoever leads the visit, or where it says so of its crew or who was told. */
export const mayAct = async (
  db: Database,
  booking: Booking,
  visit: Visit,
  { karigarId, now, by }: Who,
): Promise<boolean> =>
  visit.karigarId === karigarId ||
  (by === 'crew' && (await isOfCrew(db, booking, visit, { karigarId, now }))) ||
  (by === 'heard' && (await isToldOf(db, booking.id, karigarId)));
