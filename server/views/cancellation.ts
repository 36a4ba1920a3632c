import type { readCancellation as contract } from '#contract/customer/read-cancellation.ts';
import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { betterWay } from '#server/modules/booking/better-way.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import { quoteCancellation } from '#server/modules/booking/cancelling.ts';
import { paidOf } from '#server/modules/booking/instalments.ts';
import { canMove, legalMoves } from '#server/modules/booking/lifecycle.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type Row, SELECT_BOOKING } from './booking-rows.ts';

/** What cancelling costs its owner at this moment, by the function that charges. */
export async function readCancellation(
  db: Database,
  userId: string,
  id: string,
  now: Instant,
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> {
  const row = await selectBooking.first(db, [userId, id]);
  if (!row) return refuse('booking-not-found');
  const booking = toBooking(row);
  if (!canMove('cancel', booking.status, 'customer')) {
    return refuse('not-cancellable', { moves: legalMoves(booking.status) });
  }
  const paidPaise = paidOf(row.instalments);
  const { rises, ...quote } = quoteCancellation(booking, paidPaise, now, row.given_paise);
  const better = betterWay(booking, paidPaise, now);
  return accept({
    now: toIndiaIso(now),
    ...quote,
    better: better && { ...better, from: toIndiaIso(better.from) },
    rises: rises && { ...rises, after: rises.after === null ? null : toIndiaIso(rises.after) },
  });
}

const selectBooking = statement<[string, string], Row>({
  name: 'view-cancellation',
  text: `${SELECT_BOOKING} where b.user_id = $1 and b.id = $2`,
});
