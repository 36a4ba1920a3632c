import { listParted } from '#server/modules/availability/parting-store.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { listOffers } from '#server/modules/dispatch/offer-store.ts';
import { absentOn } from '#server/modules/visit/attendance.ts';
import { listAttendance } from '#server/modules/visit/attendance-store.ts';
import type { BookingDay } from '#server/modules/visit/days-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * Those of the crew of the next visit who said yes to it, or to one before it where the team stays, and of whom nobody has said
 * that they stayed away; whoever has shown that they are there comes first.
 */
export async function listHeirs(
  db: Database,
  booking: Booking,
  next: BookingDay,
  formerKarigarId: number,
): Promise<number[]> {
  const { id, userId } = booking;
  const firstAt = keepsTeam(booking) ? booking.startsAt : next.startsAt;
  const apart = await listParted(db, userId);
  const held = (await listHoldsOf(db, next.id)).map(({ karigarId }) => karigarId);
  const said = await listAttendance(db, id);
  const absent = absentOn(next.id, said);
  const isThere = (one: number) =>
    said.some(({ visitId, karigarId, came }) => visitId === next.id && karigarId === one && came);
  const heirs = (await listOffers(db, id)).filter(
    ({ karigarId, state, startsAt }) =>
      state === 'accepted' &&
      startsAt >= firstAt &&
      startsAt <= next.startsAt &&
      karigarId !== formerKarigarId &&
      held.includes(karigarId) &&
      !apart.has(karigarId) &&
      !absent.has(karigarId),
  );
  return heirs
    .map(({ karigarId }) => karigarId)
    .toSorted((one, other) => Number(isThere(other)) - Number(isThere(one)));
}
