import { newId } from '#kernel/ids.ts';
import type { Paise } from '#kernel/money.ts';
import {
  creditReturnedEntry,
  refundDueEntry,
  reworkAsCreditEntry,
} from '#server/modules/ledger/entries.ts';
import { listKeptAttempts } from '#server/modules/payment/attempt-store.ts';
import { recordCredit } from '#server/modules/payment/credit-store.ts';
import { type CANCELLED, type LESS_WORK, planRefunds } from '#server/modules/transfer/refunding.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../booking/about-booking.ts';
import { type Ending, postAtEnd } from './post-at-end.ts';
import { recordRefund } from './record-refund.ts';

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
    await postAtEnd(ending, refundDueEntry({ refundId, amountPaise }));
  }
}

/** Both are one row of credit, and two entries of the books. */
async function giveAsCredit(ending: Ending, leftPaise: Paise, promisedPaise: Paise): Promise<void> {
  const bookingId = ending.booking.id;
  const { visit } = ending;
  if (leftPaise + promisedPaise === 0) return;
  await grantCredit(ending, 'not-returnable', leftPaise + promisedPaise);
  if (leftPaise > 0)
    await postAtEnd(ending, creditReturnedEntry({ bookingId, visit, amountPaise: leftPaise }));
  if (promisedPaise > 0)
    await postAtEnd(ending, reworkAsCreditEntry({ bookingId, visit, amountPaise: promisedPaise }));
}

/** Credit of the customer for any booking, by reason of this end. */
export const grantCredit = (
  { db, now, booking, visit }: Ending,
  reason: 'failed-you' | 'not-returnable',
  amountPaise: Paise,
): Promise<number> =>
  recordCredit(
    db,
    { userId: booking.userId, bookingId: booking.id, instalment: visit ?? 0, amountPaise, reason },
    now,
  );
