import { newId } from '#kernel/ids.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { partsPaidBy } from '#server/modules/booking/instalments.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import { nextAskAt } from '#server/modules/payment/asking.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import { findPayable, recordAttempt, recordClosed } from '#server/modules/payment/attempt-store.ts';
import { decideBeginning, payPageSeconds } from '#server/modules/payment/beginning.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

export type Begun = {
  readonly kind: 'new' | 'resume' | 'wait';
  readonly attempt: Attempt;
  readonly booking: Booking;
  readonly payPageSeconds: number;
};

export type BeginRefusal =
  | 'booking-not-found'
  | 'booking-expired'
  | 'nothing-due'
  | 'amount-mismatch';

/**
 * The customer wants to pay what is due: the attempt is written before any gateway hears of it, and there is never more
 * than one order that could be paid (ruling R6).
 */
export async function beginPayment(
  world: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    readonly userId: string;
    readonly provider: string;
    readonly amountPaise: Paise;
  },
): Promise<Outcome<Begun, BeginRefusal>> {
  return transaction(world.pool, async (db) => {
    const now = world.now();
    const booking = await lockBooking(db, command.bookingId);
    // Nobody learns that there is such a booking of somebody else.
    if (booking?.userId !== command.userId) return refuse('booking-not-found');
    const money = moneyOfParts(booking, await listInstalments(db, booking.id), now);
    if (money.isTooLate) return refuse('booking-expired');

    const { amountPaise } = command;
    const { parts, sumPaise } = partsPaidBy(money, amountPaise);
    const [due, ...also] = parts;
    const payable = due && (await findPayable(db, booking.id, due.position));
    const wanted = due && { amountPaise: sumPaise };
    const beginning = decideBeginning(wanted, amountPaise, payable, now);
    if (!beginning.ok) return beginning;

    const begun = { booking, payPageSeconds: payPageSeconds(booking.holdUntil, now) };
    if (beginning.value.kind !== 'new') return accept({ ...begun, ...beginning.value });
    if (beginning.value.lost) await recordClosed(db, beginning.value.lost.id, 'unknown');
    const positions = {
      instalment: due?.position ?? 1,
      also: also.map(({ position }) => position),
    };
    const attempt = newAttempt(command, positions, now);
    await writeAttempt(db, attempt, booking, now);
    return accept({ ...begun, kind: 'new', attempt });
  });
}

function newAttempt(
  command: { readonly bookingId: string; readonly provider: string; readonly amountPaise: Paise },
  positions: Pick<Attempt, 'instalment' | 'also'>,
  now: Instant,
): Attempt {
  const id = newId(now);
  return {
    id,
    bookingId: command.bookingId,
    ...positions,
    provider: command.provider,
    orderReference: id,
    amountPaise: command.amountPaise,
    state: 'created',
    payUrl: null,
    gatewayReference: null,
    nextAskAt: nextAskAt(now, now) ?? null,
    asked: 0,
    askedClosed: 0,
    reported: null,
    createdAt: now,
  };
}

async function writeAttempt(
  db: Database,
  attempt: Attempt,
  booking: Booking,
  now: Instant,
): Promise<void> {
  await recordAttempt(db, attempt);
  await recordEvent(db, booking.id, 'PaymentBegun', now, `customer:${booking.userId}`, {
    ...aboutBooking(booking),
    attemptId: attempt.id,
    provider: attempt.provider,
    instalment: attempt.instalment,
    amountPaise: attempt.amountPaise,
    nextAskAt: attempt.nextAskAt,
  });
}
