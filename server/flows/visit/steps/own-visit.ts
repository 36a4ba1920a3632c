import { canMove, legalMoves, type MoveName, moves } from '#contract/lifecycle.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

export type OwnVisit = {
  readonly db: Database;
  readonly now: Instant;
  readonly booking: Booking;
  readonly visit: Visit | undefined;
  readonly actor: string;
};

export type OfCustomer = { readonly bookingId: string; readonly userId: string };

/** A move of the customer at their own visit: made already, it stays made; an illegal one names the legal ones. */
export async function ownVisit<Code extends string>(
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { bookingId, userId }: OfCustomer,
  move: MoveName | undefined,
  perform: (visit: OwnVisit) => Promise<Outcome<unknown, Code>>,
): Promise<Outcome<'done', Code | 'booking-not-found' | 'move-not-allowed'>> {
  return transaction(pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    // Nobody learns that there is such a booking of somebody else.
    if (booking?.userId !== userId) return refuse('booking-not-found');
    if (move && !canMove(move, booking.status, 'customer')) {
      if (booking.status === moves[move].to) return accept('done');
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    }
    const visit = await findVisit(db, bookingId);
    const actor = `customer:${userId}`;
    const outcome = await perform({ db, now: clock(), booking, visit, actor });
    return outcome.ok ? accept('done') : outcome;
  });
}
