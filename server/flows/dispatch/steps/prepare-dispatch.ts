import { type Clock, dateInIndia, type Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import type { Freshness } from '#server/cache/day-schedules.ts';
import type { AllowanceRates } from '#server/modules/allowance/allowance.ts';
import { findRatesOn } from '#server/modules/allowance/store.ts';
import {
  type DaySchedule,
  forCustomer,
  type Visit,
} from '#server/modules/availability/openings.ts';
import { listParted } from '#server/modules/availability/parting-store.ts';
import { type HoldRow, listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { daysAhead } from '#server/modules/booking/several-days.ts';
import { findBooking, lockBooking } from '#server/modules/booking/store.ts';
import type { Stage } from '#server/modules/dispatch/answering.ts';
import type { Offer } from '#server/modules/dispatch/offer.ts';
import { listOffers } from '#server/modules/dispatch/offer-store.ts';
import { type BookingDay, listDays } from '#server/modules/visit/days-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { wishOf } from '../../steps/booking/rebook-time.ts';
import { isBegun, stageOf } from './stage-of.ts';

/** Everything that a decision about who does a visit stands on. */
export type DispatchFacts = {
  readonly booking: Booking;
  readonly stage: Stage;
  /** The next one that is ahead: a Karigar who takes a place in its team comes from then on. */
  readonly visit: Visit;
  /** Under which id the time of that visit is held. */
  readonly heldAs: string;
  readonly teamSize: number;
  /** The day with everybody's time; the database has the last word on it. */
  readonly board: DaySchedule;
  readonly holds: readonly HoldRow[];
  /** The visits after it, where the same team comes to them. */
  readonly further: readonly FurtherDay[];
  /** The visit before it. */
  readonly former: Pick<BookingDay, 'id' | 'startsAt' | 'endsAt'> | undefined;
  /** Those made for the hour that the visit has now; once the work has begun also what was answered for earlier visits. */
  readonly offers: readonly Offer[];
  /** It was ever offered to anybody, for whichever hour. */
  readonly wasOffered: boolean;
  /** The Karigars who parted from the customer for safety, or refuse them. */
  readonly apart: ReadonlySet<number>;
  /** The rates of today, by which a long way is promised. */
  readonly rates: AllowanceRates | undefined;
  readonly now: Instant;
};

/** A visit with everybody's time on its day. */
export type FurtherDay = {
  readonly id: string;
  readonly visit: Visit;
  readonly board: DaySchedule;
};

export type LockDispatch = (db: Database) => Promise<DispatchFacts | undefined>;

/**
 * The day's board is read before the transaction, over a connection of its own; the booking is then locked and everything
 * about it read in the transaction. Undefined when it was moved to another time in between, and when no visit is ahead.
 */
export async function prepareDispatch(
  world: { readonly pool: Database; readonly now: Clock; readonly facts: AppCache },
  bookingId: string,
  freshness: Freshness = 'fresh',
  justRead?: Booking,
): Promise<LockDispatch | undefined> {
  const seen = justRead ?? (await findBooking(world.pool, bookingId));
  const wish = seen && (await wishOf(world.facts, seen));
  if (!wish) return undefined;
  const later = await listDays(world.pool, bookingId);
  const hasBegun = isBegun(seen);
  const ahead = hasBegun ? daysAhead(later, world.now()) : [seen, ...later];
  const former = [seen, ...later].findLast((one) => one.startsAt < (ahead[0]?.startsAt ?? 0));
  // A team that stays is sought for the next visit and all after it at once.
  const [next, ...after] = await Promise.all(
    (keepsTeam(seen) ? ahead : ahead.slice(0, 1)).map(async (one): Promise<FurtherDay> => {
      const { date, visit } = wish.on(one);
      return { id: one.id, visit, board: await world.facts.board(date, freshness) };
    }),
  );
  if (!next) return undefined;
  const { id: heldAs, visit } = next;
  return async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (booking?.startsAt !== seen.startsAt || isBegun(booking) !== hasBegun) return undefined;
    const holds = await listHoldsOf(db, heldAs);
    const all = await listOffers(db, bookingId);
    const offers = offersFor(booking, visit.startsAt, all);
    const wasOffered = all.length > 0;
    const { teamSize } = wish;
    // The boards may be older than a parting that was written while the booking was waited for.
    const apart = await listParted(db, booking.userId);
    const own = <Day extends { readonly board: DaySchedule }>(one: Day): Day => ({
      ...one,
      board: forCustomer(one.board, booking.userId, apart),
    });
    const now = world.now();
    const day = {
      visit,
      heldAs,
      board: own(next).board,
      further: after.map(own),
      former,
    };
    return {
      booking,
      stage: stageOf(booking, true),
      ...day,
      teamSize,
      holds,
      offers,
      wasOffered,
      apart,
      rates: await findRatesOn(db, dateInIndia(now)),
      now,
    };
  };
}

/** The offers that still count: once the work has begun, an answer for an earlier visit counts on where the team stays. */
export const offersFor = (
  booking: Pick<Booking, 'status' | 'category'>,
  startsAt: Instant,
  all: readonly Offer[],
): Offer[] =>
  all.filter(
    (one) =>
      one.startsAt === startsAt ||
      (isBegun(booking) &&
        keepsTeam(booking) &&
        (one.state === 'accepted' || one.state === 'given-back')),
  );
