import type { rescheduleBooking as contract } from '#contract/customer/reschedule-booking.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, type Instant, instantInIndia, type LocalDate } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { placeOf } from '#server/cache/zoned-schedule.ts';
import { type Places, startOf } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import {
  decideRescheduling,
  decideVisitMoving,
  later,
  type Rescheduling,
} from '#server/modules/booking/rescheduling.ts';
import { asItsOwn, isOneOfSeveral } from '#server/modules/booking/single-visit.ts';
import { findBooking, listInstalments } from '#server/modules/booking/store.ts';
import type { MovedVisit } from '#server/modules/visit/days-store.ts';
import { listVisits, type VisitRow } from '#server/modules/visit/visit-end-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { decideHour, type HourRules, hourRulesOf } from './decide-hour.ts';

export type MovingWish = {
  readonly date: LocalDate;
  readonly time: string;
  /** The position of one visit of several; all of them without it. */
  readonly visit?: number | undefined;
  readonly shownFloorPaise: number;
};

/** The visits that move, where to, and what the booking is then. */
export type Moving = {
  /** As if it had been booked alone, where one of several moves. */
  readonly as: Booking;
  /** One of several, with its position. */
  readonly one: VisitRow | undefined;
  readonly to: Instant;
  /** Each at its new hour, in their order. */
  readonly moved: readonly MovedVisit[];
  readonly booking: Rescheduling;
};

/**
 * Whether a booking, or one of its visits, may move there, and what follows. The first of what moves may be too soon, the last
 * too far ahead.
 */
export async function planMoving(
  db: Database,
  { places, rules }: { readonly places: Places; readonly rules: HourRules },
  booking: Booking,
  wish: MovingWish,
  now: Instant,
): Promise<Outcome<Moving | 'was-there', RefusalOf<typeof contract>>> {
  const visits = await listVisits(db, booking.id);
  const meant = visits.find(({ position }) => position === wish.visit);
  if (wish.visit !== undefined && !meant) return refuse('booking-not-found');
  const standing = visits.filter(({ endedAs }) => endedAs === null);
  // The last one left is the whole booking.
  const isOne = meant !== undefined && isOneOfSeveral(booking, visits, meant);
  // The others would not stand without it.
  if (meant?.endedAs === null && !isOne && standing.length > 1)
    return refuse('not-reschedulable', { moves: legalMoves(booking.status) });
  const one = meant && (meant.endedAs !== null || isOne) ? meant : undefined;
  const as = one ? asItsOwn(booking, one) : booking;
  const place = places.indexOf(booking.address.pincode);
  const minute = startOf(places.cityAt(place), wish.time);
  if (minute === undefined) return refuse('time-invalid');
  const to = instantInIndia(wish.date, minute);
  const shift = to - as.startsAt;
  if (shift === 0 && !one?.endedAs) return accept('was-there');

  const parts = await listInstalments(db, booking.id);
  const { shownFloorPaise } = wish;
  const decided = one
    ? decideVisitMoving(
        booking,
        parts,
        { visit: one, visits },
        { startsAt: to, shownFloorPaise },
        now,
      )
    : withShares(
        decideRescheduling(
          booking,
          parts,
          { startsAt: to, moreStartsAt: startsAfter(standing, shift), shownFloorPaise },
          now,
        ),
        standing.length,
      );
  if (!decided.ok) return decided;
  const { visitFloorPaise: feeFloorPaise, ...rescheduled } = decided.value;
  const moved = (one ? [one] : standing).map((visit) => {
    const { id, startsAt, endsAt } = later(visit, shift);
    return { id, startsAt, endsAt, feeFloorPaise };
  });
  const where = placeOf(places, place);
  for (const { startsAt } of moved) {
    const hour = decideHour(rules, where, { category: booking.category, startsAt }, now);
    if (!hour.ok) return hour;
  }
  return accept({ as, one, to, moved, booking: rescheduled });
}

/** The same for a booking of theirs, as it stands before anything is locked. */
export async function planOfOwner(
  world: { readonly pool: Database; readonly now: Clock; readonly facts: AppCache },
  wish: MovingWish & { readonly id: string; readonly userId: string },
) {
  const { pool, now, facts } = world;
  const booking = await findBooking(pool, wish.id);
  // Nobody learns that there is such a booking of somebody else.
  if (booking?.userId !== wish.userId) return refuse('booking-not-found');
  const where = { places: await facts.places(), rules: await hourRulesOf(facts) };
  const planned = await planMoving(pool, where, booking, wish, now());
  return planned.ok ? accept({ booking, moving: planned.value }) : planned;
}

const startsAfter = (
  [, ...further]: readonly { readonly startsAt: Instant }[],
  shift: number,
): Instant[] => further.map(({ startsAt }) => startsAt + shift);

/** Every visit of a booking that moves as a whole bears its share of the floor. */
const withShares = <Code extends string>(
  decided: Outcome<Rescheduling, Code>,
  visits: number,
): Outcome<Rescheduling & { readonly visitFloorPaise: number }, Code> =>
  decided.ok
    ? accept({
        ...decided.value,
        visitFloorPaise: Math.floor(decided.value.feeFloorPaise / visits),
      })
    : decided;
