import type { Clock, Instant } from '#kernel/time.ts';
import type { Freshness } from '#server/facts/day-boards.ts';
import type { Facts } from '#server/facts/facts.ts';
import type { Board, Visit } from '#server/modules/availability/seating.ts';
import { type HoldRow, listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { listDays } from '#server/modules/booking/days-store.ts';
import { findBooking, lockBooking } from '#server/modules/booking/store.ts';
import type { Stage } from '#server/modules/dispatch/answering.ts';
import type { Offer } from '#server/modules/dispatch/offer.ts';
import { listOffers } from '#server/modules/dispatch/offer-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { wishOf } from './reseat.ts';

/** Everything that a decision about who does a visit stands on. */
export type DispatchFacts = {
  readonly booking: Booking;
  readonly visit: Visit;
  readonly teamSize: number;
  /** The day with everybody's time; the database has the last word on it. */
  readonly board: Board;
  readonly holds: readonly HoldRow[];
  /** Of an event of several days those after the first, on which the same team comes. */
  readonly further: readonly FurtherDay[];
  /** Those made for the hour that the visit has now. */
  readonly offers: readonly Offer[];
  readonly now: Instant;
};

/** One of several days of an event, with everybody's time on it. */
export type FurtherDay = { readonly id: string; readonly visit: Visit; readonly board: Board };

export type LockDispatch = (db: Database) => Promise<DispatchFacts | undefined>;

/**
 * The day's board is read before the transaction, over a connection of its own; the booking is then locked and everything
 * about it read in the transaction. Undefined when it was moved to another time in between.
 */
export async function prepareDispatch(
  world: { readonly pool: Database; readonly now: Clock; readonly facts: Facts },
  bookingId: string,
  freshness: Freshness = 'fresh',
): Promise<LockDispatch | undefined> {
  const seen = await findBooking(world.pool, bookingId);
  const wish = seen && (await wishOf(world.facts, seen));
  if (!wish) return undefined;
  const board = await world.facts.board(wish.date, freshness);
  const later = seen.days > 1 ? await listDays(world.pool, bookingId) : [];
  const further = await Promise.all(
    later.map(async (day): Promise<FurtherDay> => {
      const { date, visit } = wish.on(day);
      return { id: day.id, visit, board: await world.facts.board(date, freshness) };
    }),
  );
  return async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (booking?.startsAt !== seen.startsAt) return undefined;
    const holds = await listHoldsOf(db, bookingId);
    const all = await listOffers(db, bookingId);
    const offers = all.filter(({ startsAt }) => startsAt === booking.startsAt);
    const { visit, teamSize } = wish;
    return { booking, visit, teamSize, board, further, holds, offers, now: world.now() };
  };
}

/** How far it has come, for whoever offers it or takes it. */
export function stageOf({ status, firmAt }: Pick<Booking, 'status' | 'firmAt'>): Stage {
  if (status === 'pending') return firmAt === null ? 'over' : 'wanted';
  if (status === 'assigned' || status === 'dispatched') return 'assigned';
  return 'over';
}
