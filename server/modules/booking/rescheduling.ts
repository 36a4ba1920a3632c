import { canMove, legalMoves, moves } from '#contract/lifecycle.ts';
import { policy } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking, BookingStatus, Instalment } from './booking.ts';
import { quoteFee } from './cancelling.ts';
import { dueAs, planInstalments } from './instalments.ts';
import { keepsTeam } from './linkage.ts';
import { asItsOwn, type VisitOfBooking } from './single-visit.ts';

export type Rescheduling = {
  readonly status: BookingStatus;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly untilAt: Instant;
  readonly feeFloorPaise: Paise;
  readonly reschedules: number;
  readonly holdUntil: Instant | null;
  /** When each unpaid part is due now. */
  readonly due: readonly { readonly position: number; readonly dueAt: Instant }[];
};

type Refused = 'not-reschedulable' | 'rescheduled-too-often' | 'fee-changed';

/**
 * "Reschedule: pending or assigned, not dispatched, at most 3 times; inside 24 h it fixes a fee floor" (rulings). The
 * price stays; cancelling will cost at least what it would have cost at this moment, which is why it has to have been
 * shown. Out of the hours of a zone switch it is free and counted for nobody. The lead time and the room for the visit are
 * judged elsewhere.
 */
export function decideRescheduling(
  booking: Booking,
  instalments: readonly Instalment[],
  wish: {
    readonly startsAt: Instant;
    /** An event's further days. */
    readonly moreStartsAt?: readonly Instant[];
    readonly shownFloorPaise: Paise;
  },
  now: Instant,
): Outcome<Rescheduling, Refused> {
  const may = judge(booking, wish.shownFloorPaise, now);
  if (!may.ok) return may;
  const { startsAt, moreStartsAt = [] } = wish;
  const endsAt = startsAt + (booking.endsAt - booking.startsAt);
  const untilAt = startsAt + (booking.untilAt - booking.startsAt);
  const shift = startsAt - booking.startsAt;
  const visit = { startsAt, endsAt: untilAt, moreStartsAt };
  const due = dueAnew(booking, instalments, visit, (dueAt) => dueAt + shift);
  return accept({
    ...{ status: moves.reschedule.to, startsAt, endsAt, untilAt, due },
    feeFloorPaise: may.value,
    reschedules: booking.reschedules + movesCounted(booking),
    holdUntil: heldUntil(booking, instalments, due),
  });
}

/** The visits of a booking, one of which moves alone. */
export type OneMoves = {
  readonly visit: VisitOfBooking;
  readonly visits: readonly VisitOfBooking[];
};

/**
 * One visit of several moves as if it had been booked alone, with its own fee floor and its own count; the booking's hours,
 * floor and parts follow. Whoever leads it goes on leading it. Before the booking is firm only the whole moves.
 */
export function decideVisitMoving(
  booking: Booking,
  instalments: readonly Instalment[],
  { visit, visits }: OneMoves,
  wish: { readonly startsAt: Instant; readonly shownFloorPaise: Paise },
  now: Instant,
): Outcome<Rescheduling & { readonly visitFloorPaise: Paise }, Refused> {
  const alone = asItsOwn(booking, visit);
  if (visit.endedAs !== null || booking.firmAt === null)
    return refuse('not-reschedulable', { moves: legalMoves(alone.status) });
  const may = judge(alone, wish.shownFloorPaise, now);
  if (!may.ok) return may;
  const visitFloorPaise = may.value;
  const moved = visits
    .filter(({ endedAs }) => endedAs === null)
    .map((one) => (one.id === visit.id ? later(one, wish.startsAt - one.startsAt) : one))
    .toSorted((one, other) => one.startsAt - other.startsAt);
  const [first = visit, ...further] = moved;
  // The leader of the former first visit does not lead another one where each visit has a crew of its own.
  const isLed = keepsTeam(booking) || first.id === booking.id;
  const untilAt = Math.max(...moved.map(({ endsAt }) => endsAt));
  const moreStartsAt = further.map(({ startsAt }) => startsAt);
  const days = { startsAt: first.startsAt, endsAt: untilAt, moreStartsAt };
  const due = dueAnew(booking, instalments, days, (dueAt) =>
    dueAt === visit.startsAt ? wish.startsAt : dueAt,
  );
  return accept({
    ...{
      status: isLed ? booking.status : 'pending',
      startsAt: first.startsAt,
      endsAt: first.endsAt,
      untilAt,
      due,
    },
    visitFloorPaise,
    feeFloorPaise: booking.feeFloorPaise - visit.feeFloorPaise + visitFloorPaise,
    reschedules: Math.max(booking.reschedules, visit.reschedules + movesCounted(alone)),
    holdUntil: heldUntil(booking, instalments, due),
  });
}

/** Before the booking is firm only the whole moves. */
export const mayMoveAlone = (booking: Booking, visit: VisitOfBooking, now: Instant): boolean =>
  visit.endedAs === null && booking.firmAt !== null && mayReschedule(asItsOwn(booking, visit), now);

/** The fee floor after the move, accepted only if the move is allowed and that floor was shown. */
function judge(booking: Booking, shownFloorPaise: Paise, now: Instant): Outcome<Paise, Refused> {
  if (!mayReschedule(booking, now)) {
    return movesLeft(booking) === 0 && !booking.suspension
      ? refuse('rescheduled-too-often')
      : refuse('not-reschedulable', { moves: legalMoves(booking.status) });
  }
  const feeFloorPaise = floorAfterMove(booking, now);
  return feeFloorPaise === shownFloorPaise
    ? accept(feeFloorPaise)
    : refuse('fee-changed', { feeFloorPaise });
}

/** The least that cancelling costs after a move at this moment. Where a zone switch holds a move adds nothing to it. */
export const floorAfterMove = (booking: Booking, now: Instant): Paise =>
  booking.suspension ? booking.feeFloorPaise : quoteFee(booking, now).feePaise;

/** A hold that is over moves nowhere, also in the moments before the clock has freed it. */
export const mayReschedule = (booking: Booking, now: Instant): boolean =>
  canMove('reschedule', booking.status, 'customer') &&
  (movesLeft(booking) > 0 || booking.suspension !== null) &&
  (booking.holdUntil === null || booking.holdUntil > now);

/** How much of the three moves this one takes. */
export const movesCounted = ({ suspension }: Pick<Booking, 'suspension'>): 0 | 1 =>
  suspension ? 0 : 1;

export const movesLeft = ({ reschedules }: Pick<Booking, 'reschedules'>): number =>
  Math.max(0, policy.rescheduleLimit - reschedules);

/**
 * An online payment's quarter of an hour expires it, or the day on which an event's advance is due; a booking whose
 * money is on its way has a little longer already, and keeps that.
 */
function heldUntil(
  { firmAt, holdUntil, holdExtended }: Booking,
  instalments: readonly Instalment[],
  due: Rescheduling['due'],
): Instant | null {
  const advance = instalments.find(({ kind, paidAt }) => kind === 'advance' && paidAt === null);
  if (firmAt === null || !advance || holdExtended || holdUntil === null) return holdUntil;
  return due.find(({ position }) => position === advance.position)?.dueAt ?? holdUntil;
}

function dueAnew(
  booking: Booking,
  instalments: readonly Instalment[],
  visit: Parameters<typeof planInstalments>[3],
  /** The part of a day is told by its hour, and goes with it. */
  dayAfter: (dueAt: Instant) => Instant,
): Rescheduling['due'] {
  const { category, pricePaise, createdAt } = booking;
  const planned = planInstalments(category, dueAs(booking), pricePaise, visit, createdAt);
  return instalments.flatMap(({ position, kind, paidAt, dueAt: dueBefore }) => {
    if (paidAt !== null) return [];
    if (kind === 'event-day') return [{ position, dueAt: dayAfter(dueBefore) }];
    // A part that was split stands behind the others, and is due with its kind.
    const same = planned.find((part) => part.kind === kind && part.position === position);
    const dueAt = (same ?? planned.find((part) => part.kind === kind))?.dueAt;
    return dueAt === undefined ? [] : [{ position, dueAt }];
  });
}

/** The same day, so much later. */
export const later = <Day extends { readonly startsAt: Instant; readonly endsAt: Instant }>(
  day: Day,
  shiftMs: number,
): Day => ({ ...day, startsAt: day.startsAt + shiftMs, endsAt: day.endsAt + shiftMs });
