import type { Instant } from '#kernel/time.ts';
import {
  type Board,
  type Hold,
  type Visit,
  withoutHolds,
} from '#server/modules/availability/seating.ts';
import { findSoonestSeat } from '#server/modules/availability/soonest.ts';
import { type HoldRow, lockDay, takeTime } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { freeHold } from './free-team.ts';

export type Swap = {
  readonly booking: Booking;
  readonly visit: Visit;
  /** Whose time is taken, and whose is freed for it. */
  readonly karigarId: number;
  readonly instead: HoldRow | undefined;
  readonly now: Instant;
};

/**
 * Takes one Karigar's time for a visit and frees that of another, in the caller's transaction. His day is read anew under
 * its lock, so what the board said is only where to look. Nothing is written when there is no room in it.
 */
export async function seatKarigar(
  db: Database,
  board: Board,
  { booking, visit, karigarId, instead, now }: Swap,
): Promise<'seated' | 'no-room'> {
  const karigar = board.roster.karigars.find(({ id }) => id === karigarId);
  if (!karigar) return 'no-room';
  for (const id of [karigarId, instead?.karigarId ?? karigarId].toSorted((a, b) => a - b)) {
    await lockDay(db, id, visit.startsAt, visit.endsAt);
  }
  const { holds } = await lockDay(db, karigarId, visit.startsAt, visit.endsAt);
  const own = holds.map((row): Hold => ({ ...row, place: board.places.indexOf(row.pincode) ?? 0 }));
  const day = withoutHolds({ ...board, holdsOf: () => own }, instead ? [instead] : []);
  const found = findSoonestSeat(day, karigar, visit, now);
  if (!found) return 'no-room';
  if (instead) await freeHold(db, board.places, instead);
  const { startsAt, endsAt } = found.visit;
  const visiting = {
    bookingId: booking.id,
    pincode: booking.address.pincode,
    startsAt,
    endsAt,
    teamSize: 1,
  };
  const taking = await takeTime(db, visiting, [found.seat]);
  // His day was locked and just read: nobody can have come in between.
  if (taking.taken === null) throw new Error('A locked day has changed');
  return 'seated';
}
