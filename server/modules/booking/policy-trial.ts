import type { TriedEnd } from '#contract/ops/try-policy.ts';
import type { FeeTable } from '#contract/policy-versions.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from './booking.ts';
import { type Cancellable, quoteFee, splitPaid } from './cancelling.ts';
import { quoteMirrorFee, quoteNoShowFee } from './failing.ts';

export type EndedBooking = {
  readonly kind: TriedEnd;
  readonly at: Instant;
  /** As it was a moment before it ended. */
  readonly booking: Cancellable & Pick<Booking, 'brokenDownAt' | 'firmAt'>;
  readonly was: Shares;
  /** The part of earlier refunds by hand that was counted. */
  readonly countedPaise: Paise;
};

export type Shares = {
  readonly feePaise: Paise;
  readonly refundPaise: Paise;
  readonly duePaise: Paise;
  readonly goodwillPaise: Paise;
};

/** The fee and refund that the end of a booking would have had under another table of fees, by the rules that charge. */
export function tryFees({ kind, at, booking, was, countedPaise }: EndedBooking, fees: FeeTable) {
  const paidPaise = was.feePaise - was.duePaise + was.refundPaise + countedPaise;
  const feePaise = feeOf(kind, booking, at, fees);
  const { refundPaise, duePaise } = splitPaid(feePaise, paidPaise, countedPaise);
  const isOurs = kind === 'called-off' || kind === 'karigar-no-show';
  // Nobody has been promised anything before the money was there.
  const isOwed = isOurs && (kind === 'karigar-no-show' || booking.firmAt !== null);
  const goodwillPaise = isOwed ? quoteMirrorFee(booking, paidPaise, at, fees) : 0;
  return { feePaise, refundPaise, duePaise, goodwillPaise } satisfies Shares;
}

function feeOf(
  kind: TriedEnd,
  booking: EndedBooking['booking'],
  at: Instant,
  fees: FeeTable,
): Paise {
  if (kind === 'cancelled') return quoteFee(booking, at, fees).feePaise;
  return kind === 'customer-no-show' ? quoteNoShowFee(booking, fees) : 0;
}
