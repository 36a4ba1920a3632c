import type { cancelBooking as contract } from '#contract/customer/cancel-booking.ts';
import { canMove, legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, DAY } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { quoteCancellation } from '#server/modules/booking/cancelling.ts';
import { quoteVisitCancellation, statusOfVisit } from '#server/modules/booking/single-visit.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endBooking } from '../steps/booking/end-booking.ts';
import { endVisit } from '../steps/booking/end-visit.ts';
import { hasChanged } from '../steps/booking/has-changed.ts';
import { type OneOfSeveral, visitOfBooking } from '../steps/booking/visit-of-booking.ts';
import { handedBack } from '../steps/money/left-to-give-back.ts';
import {
  actorOf,
  isConfirmedBefore,
  type OnBehalf,
  type TakenBack,
  whyOf,
} from './steps/actor-of.ts';
import { endForSafety, isLeftForSafety } from './steps/end-for-safety.ts';

type World = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly facts: Pick<AppCache, 'places'>;
};
type Command = {
  readonly bookingId: string;
  /** The position of one visit of several; the whole booking without it. */
  readonly visit?: number | undefined;
  readonly userId: string;
  readonly shownFeePaise: Paise;
  readonly shownRefundPaise: Paise;
};
type Cancelled<Code extends string = never> = Promise<
  Outcome<'cancelled' | 'was-cancelled', RefusalOf<typeof contract> | Code>
>;

/**
 * The customer cancels the booking for the fee and the refund that were shown; if these have changed meanwhile, nothing
 * happens and the new ones are shown. Cancelling again changes nothing.
 */
export function cancelBooking(world: World, command: Command): Cancelled;
/** A program takes back what it has placed. */
export function cancelBooking(
  world: World,
  command: Command & { readonly onBehalf: TakenBack },
): Cancelled<'booking-confirmed'>;
/** One of us does it for the customer, and hears when the booking is not what it was. */
export function cancelBooking(
  world: World,
  command: Command & { readonly onBehalf: OnBehalf },
): Cancelled<'booking-changed'>;
export async function cancelBooking(
  world: World,
  command: Command & { readonly onBehalf?: OnBehalf | TakenBack },
): Cancelled<'booking-changed' | 'booking-confirmed'> {
  const places = await world.facts.places();
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    // Nobody learns that there is such a booking of somebody else.
    if (booking?.userId !== command.userId) return refuse('booking-not-found');
    if (booking.status === 'cancelled') return accept('was-cancelled');
    if (isConfirmedBefore(booking, command.onBehalf)) return refuse('booking-confirmed');
    if (await hasChanged(db, booking, command.onBehalf?.seen)) return refuse('booking-changed');
    const meant = await visitOfBooking(db, booking, command.visit);
    if (!meant) return refuse('booking-not-found');
    if (meant !== 'whole') return cancelVisit(world, db, { booking, places, ...meant }, command);
    if (!canMove('cancel', booking.status, 'customer')) {
      return refuse('not-cancellable', { moves: legalMoves(booking.status) });
    }
    // The clock is read only now: waiting for the lock may have taken until the fee rose.
    const now = world.now();
    const parts = await listInstalments(db, booking.id);
    const { paidForVisitsPaise: paidPaise } = moneyOfParts(booking, parts, now);
    const quote = quoteCancellation(booking, paidPaise, now, await handedBack(db, booking.id));
    const { feePaise, refundPaise, duePaise, countedPaise, reason } = quote;
    if (feePaise !== command.shownFeePaise || refundPaise !== command.shownRefundPaise) {
      return refuse('fee-changed', { feePaise, refundPaise });
    }
    const actor = actorOf(booking, command.onBehalf);
    const end = { move: 'cancel', actor, now } as const;
    if (await isLeftForSafety(db, booking.id)) {
      await endForSafety(db, places, booking, {
        ...end,
        more: { reason, ...whyOf(command.onBehalf) },
      });
      return accept('cancelled');
    }
    await endBooking(db, places, booking, {
      ...end,
      ...{ feePaise, duePaise, refundPaise, countedPaise, goodwillPaise: 0 },
      more: { reason, remindAt: duePaise > 0 ? now + DAY : null, ...whyOf(command.onBehalf) },
    });
    return accept('cancelled');
  });
}

/** One visit goes, for the fee of the table for its own price; the others stay. */
async function cancelVisit(
  world: { readonly now: Clock },
  db: Database,
  { booking, places, visit, visits }: OneOfSeveral & { booking: Booking; places: Places },
  shown: {
    readonly shownFeePaise: Paise;
    readonly shownRefundPaise: Paise;
    readonly onBehalf?: OnBehalf | undefined;
  },
): Promise<Outcome<'cancelled' | 'was-cancelled', RefusalOf<typeof contract>>> {
  if (visit.endedAs === 'cancelled') return accept('was-cancelled');
  const now = world.now();
  const parts = await listInstalments(db, booking.id);
  const given = await handedBack(db, booking.id);
  const quoted = quoteVisitCancellation(booking, parts, { visit, visits }, now, given);
  if (!quoted) {
    const moves = legalMoves(statusOfVisit(booking, visit));
    return refuse('not-cancellable', { moves });
  }
  const { feePaise, refundPaise, duePaise, reason } = quoted;
  if (feePaise !== shown.shownFeePaise || refundPaise !== shown.shownRefundPaise)
    return refuse('fee-changed', { feePaise, refundPaise });
  const actor = actorOf(booking, shown.onBehalf);
  const more = {
    reason,
    ...(duePaise > 0 && { remindAt: now + DAY }),
    ...whyOf(shown.onBehalf),
  };
  await endVisit(db, places, booking, {
    ...{ visit, visits, move: 'cancel', actor, now, feePaise, goodwillPaise: 0, more },
  });
  return accept('cancelled');
}
