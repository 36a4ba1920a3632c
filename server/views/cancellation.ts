import type { readCancellation as contract } from '#contract/customer/read-cancellation.ts';
import { canMove, legalMoves } from '#contract/lifecycle.ts';
import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { betterWay } from '#server/modules/booking/better-way.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import { boundsOf, type Quote, quoteCancellation } from '#server/modules/booking/cancelling.ts';
import { floorAfterMove } from '#server/modules/booking/rescheduling.ts';
import {
  asItsOwn,
  isOneOfSeveral,
  quoteVisitCancellation,
} from '#server/modules/booking/single-visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type Row, SELECT_BOOKING } from './booking-rows.ts';

/** Quotes the cost of cancelling to its owner at this moment, by the function that charges. */
export async function readCancellation(
  db: Database,
  userId: string,
  { id, visit: position }: { readonly id: string; readonly visit?: number | undefined },
  now: Instant,
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> {
  const row = await selectBooking.first(db, [userId, id]);
  if (!row) return refuse('booking-not-found');
  const booking = toBooking(row);
  const quoted = quoteOf(row, booking, position, now);
  if (quoted === 'no-visit') return refuse('booking-not-found');
  if (!quoted) return refuse('not-cancellable', { moves: legalMoves(booking.status) });
  const { rises, ...quote } = quoted.quote;
  // A single visit's quote speaks of that visit only.
  const isWhole = quoted.of === 'booking';
  const { paidForVisitsPaise } = moneyOfParts(booking, row.instalments, now);
  const better = isWhole && betterWay(booking, paidForVisitsPaise, now);
  return accept({
    now: toIndiaIso(now),
    ...quote,
    bounds: boundsOf(quoted.as),
    floorPaise: floorAfterMove(quoted.as, now),
    heldForCase: isWhole && (await selectLeft.first(db, [id]))?.left === true,
    better: better ? { ...better, from: toIndiaIso(better.from) } : null,
    rises: rises && { ...rises, after: rises.after === null ? null : toIndiaIso(rises.after) },
  });
}

/** One visit of several, if named; else the whole booking. */
function quoteOf(row: Row, booking: Booking, position: number | undefined, now: Instant) {
  const { visits } = row;
  const visit = visits.find((one) => one.position === position);
  if (position !== undefined && !visit) return 'no-visit';
  if (visit && (visit.endedAs !== null || isOneOfSeveral(booking, visits, visit)))
    return ofVisit(
      asItsOwn(booking, visit),
      quoteVisitCancellation(booking, row.instalments, { visit, visits }, now, row.given_paise),
    );
  if (!canMove('cancel', booking.status, 'customer')) return undefined;
  const { paidForVisitsPaise } = moneyOfParts(booking, row.instalments, now);
  const quote = quoteCancellation(booking, paidForVisitsPaise, now, row.given_paise);
  return { of: 'booking', as: booking, quote } as const;
}

const ofVisit = (as: Booking, quote: Quote | undefined) =>
  quote && ({ of: 'visit', as, quote } as const);

const selectLeft = statement<[string], { left: boolean }>({
  name: 'view-cancellation-left-for-safety',
  text: 'select exists (select from safety_exits where booking_id = $1 and closed_at is null) as left',
});

const selectBooking = statement<[string, string], Row>({
  name: 'view-cancellation',
  text: `${SELECT_BOOKING} where b.user_id = $1 and b.id = $2`,
});
