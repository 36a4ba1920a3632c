import { policy } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking, Instalment } from './booking.ts';
import { quoteFee } from './cancelling.ts';
import { planInstalments } from './instalments.ts';
import { canMove, legalMoves } from './lifecycle.ts';

export type Rescheduling = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly untilAt: Instant;
  readonly feeFloorPaise: Paise;
  readonly reschedules: number;
  readonly holdUntil: Instant | null;
  /** When each unpaid part is due now. */
  readonly due: readonly { readonly position: number; readonly dueAt: Instant }[];
};

/**
 * "Reschedule: pending or assigned, not dispatched, at most 3 times; inside 24 h it fixes a fee floor" (rulings). The
 * price stays; cancelling will cost at least what it would have cost at this moment, which is why it has to have been
 * shown. The lead time and the room for the visit are judged elsewhere.
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
): Outcome<Rescheduling, 'not-reschedulable' | 'rescheduled-too-often' | 'fee-changed'> {
  const { status, holdUntil } = booking;
  if (!mayReschedule(booking, now)) {
    return movesLeft(booking) === 0
      ? refuse('rescheduled-too-often')
      : refuse('not-reschedulable', { moves: legalMoves(status) });
  }
  const feeFloorPaise = quoteFee(booking, now).feePaise;
  if (feeFloorPaise !== wish.shownFloorPaise) return refuse('fee-changed', { feeFloorPaise });

  const { startsAt, moreStartsAt = [] } = wish;
  const endsAt = startsAt + (booking.endsAt - booking.startsAt);
  const untilAt = startsAt + (booking.untilAt - booking.startsAt);
  const due = dueAnew(booking, instalments, { startsAt, endsAt: untilAt, moreStartsAt });
  const advance = instalments.find(({ kind, paidAt }) => kind === 'advance' && paidAt === null);
  // An online payment's quarter of an hour expires it, or the day on which an event's advance is due; a booking whose
  // money is on its way has a little longer already, and keeps that.
  const isAdvanceDue = booking.firmAt !== null && advance !== undefined && !booking.holdExtended;
  return accept({
    startsAt,
    endsAt,
    untilAt,
    feeFloorPaise,
    reschedules: booking.reschedules + 1,
    holdUntil:
      isAdvanceDue && holdUntil !== null
        ? (due.find(({ position }) => position === advance.position)?.dueAt ?? holdUntil)
        : holdUntil,
    due,
  });
}

/** A hold that is over moves nowhere, also in the moments before the clock has freed it. */
export const mayReschedule = (booking: Booking, now: Instant): boolean =>
  canMove('reschedule', booking.status, 'customer') &&
  movesLeft(booking) > 0 &&
  (booking.holdUntil === null || booking.holdUntil > now);

export const movesLeft = ({ reschedules }: Pick<Booking, 'reschedules'>): number =>
  Math.max(0, policy.rescheduleLimit - reschedules);

function dueAnew(
  { category, paymentMethod, pricePaise, createdAt }: Booking,
  instalments: readonly Instalment[],
  visit: Parameters<typeof planInstalments>[3],
): Rescheduling['due'] {
  const planned = planInstalments(category, paymentMethod, pricePaise, visit, createdAt);
  return instalments.flatMap(({ position, kind, paidAt }) => {
    // A part that was split stands behind the others, and is due with its kind.
    const same = planned.find((part) => part.kind === kind && part.position === position);
    const dueAt = (same ?? planned.find((part) => part.kind === kind))?.dueAt;
    return paidAt === null && dueAt !== undefined ? [{ position, dueAt }] : [];
  });
}

/** The same day, so much later. */
export const later = <Day extends { readonly startsAt: Instant; readonly endsAt: Instant }>(
  day: Day,
  shiftMs: number,
): Day => ({ ...day, startsAt: day.startsAt + shiftMs, endsAt: day.endsAt + shiftMs });
