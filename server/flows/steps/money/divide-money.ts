import { newId } from '#kernel/ids.ts';
import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { recordInstalmentAdded } from '#server/modules/booking/instalment-store.ts';
import { promiseAtEnd } from '#server/modules/booking/promised.ts';
import {
  creditGrantedEntry,
  creditReturnedEntry,
  type Entry,
  feeDueEntry,
  feeKeptEntry,
  feeTaxedEntry,
  refundCountedEntry,
  refundDueEntry,
  reworkAsCreditEntry,
  reworkGivenUpEntry,
} from '#server/modules/ledger/entries.ts';
import { postEntry, sumPromised } from '#server/modules/ledger/store.ts';
import { listKeptAttempts } from '#server/modules/payment/attempt-store.ts';
import { recordCredit } from '#server/modules/payment/credit-store.ts';
import { taxOf } from '#server/modules/tax/tax-of.ts';
import { CANCELLED, type LESS_WORK, planRefunds } from '#server/modules/transfer/refunding.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../booking/about-booking.ts';
import { recordRefund } from './record-refund.ts';

export type Ending = {
  readonly db: Database;
  readonly now: Instant;
  readonly booking: Booking;
  /** The event of the move that ends it, or its work. */
  readonly eventId: number;
  /** The position of the one visit that ended by itself; none where the booking did. */
  readonly visit?: number;
};

/**
 * Divides the money of a booking that has come to its end: the fee is taken out of what was paid, a missing rest of it
 * is an amount due, and the rest goes back the way it came, at once. Money that cannot go back, cash or used credit, is
 * credit for any booking (ruling R38), and so is what we pay for a failure of ours.
 */
export async function divideMoney(
  ending: Ending,
  shares: {
    readonly feePaise: Paise;
    readonly duePaise: Paise;
    readonly refundPaise: Paise;
    readonly countedPaise: Paise;
    readonly goodwillPaise: Paise;
  },
): Promise<void> {
  const { db, now, booking, visit } = ending;
  const paid = { keptPaise: shares.feePaise - shares.duePaise, refundPaise: shares.refundPaise };
  const promise = promiseAtEnd(await sumPromised(db, booking.id), paid);
  const keptPaise = paid.keptPaise - promise.usedPaise;
  if (keptPaise > 0) {
    await post(ending, feeKeptEntry({ bookingId: booking.id, visit, amountPaise: keptPaise }));
  }
  if (promise.usedPaise > 0) {
    const amountPaise = promise.usedPaise;
    await post(ending, reworkGivenUpEntry({ bookingId: booking.id, visit, amountPaise }));
  }
  if (shares.duePaise > 0) {
    const amountPaise = shares.duePaise;
    await recordInstalmentAdded(db, booking.id, {
      kind: 'cancellation-fee',
      amountPaise,
      dueAt: now,
    });
    await post(ending, feeDueEntry({ bookingId: booking.id, visit, amountPaise }));
  }
  await taxFee(ending, keptPaise + shares.duePaise);
  await countHandedBack(ending, shares.countedPaise);
  const reason = visit === undefined ? CANCELLED : (`${CANCELLED}:visit-${visit}` as const);
  await giveBack(ending, shares.refundPaise, reason, promise.backPaise);
  await payForFailure(ending, shares.goodwillPaise);
}

/** A refund given by hand earlier counts as a part of what goes back now. */
export async function countHandedBack(ending: Ending, amountPaise: Paise): Promise<void> {
  if (amountPaise === 0) return;
  const { booking, visit } = ending;
  await post(ending, refundCountedEntry({ bookingId: booking.id, visit, amountPaise }));
}

/** The tax as its invoice says it: on the whole fee, paid or owed; what is given up of our own money is none. */
async function taxFee(ending: Ending, feePaise: Paise): Promise<void> {
  if (feePaise === 0) return;
  const { now, booking, visit } = ending;
  const { serviceId, option } = booking;
  const on = dateInIndia(now);
  const { cgstPaise, sgstPaise } = taxOf({ serviceId, option, amountPaise: feePaise, on });
  const amountPaise = cgstPaise + sgstPaise;
  if (amountPaise > 0)
    await post(ending, feeTaxedEntry({ bookingId: booking.id, visit, amountPaise }));
}

/** We pay for a failure of ours: credit for any booking. */
export async function payForFailure(ending: Ending, amountPaise: Paise): Promise<void> {
  if (amountPaise === 0) return;
  await grantCredit(ending, 'failed-you', amountPaise);
  const { booking, visit } = ending;
  await post(ending, creditGrantedEntry({ bookingId: booking.id, visit, amountPaise }));
}

/** Money that was paid and is not wanted goes back the way it came; what cannot, and what we have promised, becomes credit. */
export async function giveBack(
  ending: Ending,
  refundPaise: Paise,
  reason: typeof CANCELLED | typeof LESS_WORK | `${typeof CANCELLED}:visit-${number}`,
  /** The part of it that we had set aside for work to be done again. */
  promisedPaise: Paise = 0,
): Promise<void> {
  if (refundPaise === 0) return;
  const { db, now, booking } = ending;
  const attempts = await listKeptAttempts(db, booking.id);
  const { parts, leftPaise } = planRefunds(attempts, refundPaise - promisedPaise);
  await giveAsCredit(ending, leftPaise, promisedPaise);
  for (const { attempt, amountPaise } of parts) {
    const refundId = newId(now);
    const refund = { id: refundId, bookingId: booking.id, attemptId: attempt.id, amountPaise };
    await recordRefund(db, { ...refund, reason }, now);
    await recordEvent(db, booking.id, 'RefundApproved', now, 'policy', {
      ...aboutBooking(booking),
      refundId,
      amountPaise,
    });
    await post(ending, refundDueEntry({ refundId, amountPaise }));
  }
}

async function giveAsCredit(ending: Ending, leftPaise: Paise, promisedPaise: Paise): Promise<void> {
  const bookingId = ending.booking.id;
  const { visit } = ending;
  if (leftPaise + promisedPaise === 0) return;
  await grantCredit(ending, 'not-returnable', leftPaise + promisedPaise);
  if (leftPaise > 0)
    await post(ending, creditReturnedEntry({ bookingId, visit, amountPaise: leftPaise }));
  if (promisedPaise > 0)
    await post(ending, reworkAsCreditEntry({ bookingId, visit, amountPaise: promisedPaise }));
}

const grantCredit = (
  { db, now, booking, visit }: Ending,
  reason: 'failed-you' | 'not-returnable',
  amountPaise: Paise,
): Promise<number> =>
  recordCredit(
    db,
    { userId: booking.userId, bookingId: booking.id, instalment: visit ?? 0, amountPaise, reason },
    now,
  );

const post = ({ db, now, booking, eventId }: Ending, entry: Entry): Promise<void> =>
  postEntry(db, entry, { eventId, bookingId: booking.id, at: now });
