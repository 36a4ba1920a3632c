import { policy } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { refundByHandEntry } from '#server/modules/ledger/entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import {
  findHandRefund,
  recordHandRefund,
  recordHandRefundApproved,
  sumGivenAlone,
  sumRefunded,
} from '#server/modules/payment/hand-refund-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { reverseRevenue } from './steps/reverse-revenue.ts';

type Deps = { readonly pool: Pool; readonly now: Clock };

/**
 * An operator gives back what no table does, the way it came and never more than came that way: invoiced money is
 * earned so much less, and the customer has a credit note; before the invoice it is out of our own pocket. "Over ₹5,000
 * by hand needs two people" (rulings), also in several parts: then it waits for a second operator. Nobody gives
 * anything back to themselves, nor agrees to it.
 */
export async function refundByHand(
  world: Deps,
  command: {
    readonly id: string;
    readonly attemptId: string;
    readonly amountPaise: Paise;
    readonly by: string;
    readonly why: string;
  },
): Promise<
  Outcome<
    'approved' | 'requested',
    'payment-not-found' | 'own-money' | 'more-than-came' | 'refund-id-reused'
  >
> {
  const { id, attemptId, amountPaise, by, why } = command;
  const known = await findAttempt(world.pool, attemptId);
  if (!known) return refuse('payment-not-found');
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, known.bookingId);
    if (!booking || known.state !== 'succeeded') return refuse('payment-not-found');
    if (booking.userId === by) return refuse('own-money');
    const before = await findHandRefund(db, id);
    if (before) {
      const isSame = before.requestedBy === by && before.amountPaise === amountPaise;
      if (!isSame || before.bookingId !== booking.id) return refuse('refund-id-reused');
      return accept(before.state === 'requested' ? 'requested' : 'approved');
    }
    const leftPaise = known.amountPaise - (await sumRefunded(db, attemptId));
    if (amountPaise > leftPaise) return refuse('more-than-came', { leftPaise });
    const alonePaise = await sumGivenAlone(db, booking.id);
    const now = world.now();
    const refund = { id, bookingId: booking.id, attemptId, amountPaise };
    await recordHandRefund(db, { ...refund, requestedBy: by }, now);
    const needsTwo = amountPaise + alonePaise > policy.refund.twoPeopleAbovePaise;
    await tell(db, 'RefundAskedByHand', booking, refund, by, now, { why, needsTwo });
    if (needsTwo) return accept('requested');
    await approve(db, booking, refund, { by, approvedBy: null }, now);
    return accept('approved');
  });
}

/** A second of us agrees; whoever asked for it is none. */
export async function approveRefundByHand(
  world: Deps,
  command: { readonly id: string; readonly by: string },
): Promise<
  Outcome<'approved', 'refund-not-found' | 'needs-another-person' | 'own-money' | 'more-than-came'>
> {
  const known = await findHandRefund(world.pool, command.id);
  if (!known) return refuse('refund-not-found');
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, known.bookingId);
    const refund = await findHandRefund(db, command.id);
    if (!booking || !refund) return refuse('refund-not-found');
    const { by } = command;
    if (refund.approvedBy === by) return accept('approved');
    if (refund.state !== 'requested') return refuse('refund-not-found');
    if (refund.requestedBy === by) return refuse('needs-another-person');
    if (booking.userId === by) return refuse('own-money');
    const attempt = await findAttempt(db, refund.attemptId);
    // Meanwhile the policy may have given back what it asks for.
    const leftPaise = (attempt?.amountPaise ?? 0) - (await sumRefunded(db, refund.attemptId));
    if (refund.amountPaise > leftPaise) return refuse('more-than-came', { leftPaise });
    await approve(db, booking, refund, { by, approvedBy: by }, world.now());
    return accept('approved');
  });
}

type Money = { readonly id: string; readonly amountPaise: Paise };

async function approve(
  db: Database,
  booking: Booking,
  refund: Money,
  who: { readonly by: string; readonly approvedBy: string | null },
  now: Instant,
): Promise<void> {
  await recordHandRefundApproved(db, refund.id, who.approvedBy, now);
  const eventId = await tell(db, 'RefundApproved', booking, refund, who.by, now, { byHand: true });
  const { id: refundId, amountPaise } = refund;
  const givenUp = await reverseRevenue(db, booking, amountPaise);
  const entry = refundByHandEntry({ refundId, amountPaise, givenUp });
  await postEntry(db, entry, { eventId, bookingId: booking.id, at: now });
}

const tell = (
  db: Database,
  event: 'RefundAskedByHand' | 'RefundApproved',
  booking: Booking,
  { id: refundId, amountPaise }: Money,
  by: string,
  now: Instant,
  more: Readonly<Record<string, unknown>> = {},
): Promise<number> =>
  recordEvent(db, booking.id, event, now, `ops:${by}`, {
    ...aboutBooking(booking),
    ...{ refundId, amountPaise },
    ...more,
  });
