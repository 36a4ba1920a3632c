import { termsOf } from '#contract/catalogue/known.ts';
import type { BookingStatus, BookingView } from '#contract/customer/booking.ts';
import type { Lang, Words } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownClock, shownMoment } from '#ui/dates.ts';

type HistoryWords = Words['history'];

/** How many petals of the rangoli are complete; null once the booking has ended without its work. */
const STAGES: Record<BookingStatus, number | null> = {
  pending: 1,
  assigned: 2,
  dispatched: 3,
  arrived: 4,
  in_progress: 5,
  done: 6,
  disputed: 6,
  completed: 6,
  expired: null,
  cancelled: null,
  no_show_customer: null,
  no_show_provider: null,
};

/** The first petal belongs to a booking that is firm: an unpaid one is still only a wish. */
export function bookingStage({ status, confirmed }: BookingView): number | null {
  const stage = status in STAGES ? STAGES[status] : STAGES.pending;
  return stage === 1 && !confirmed ? 0 : stage;
}

/** The status in words; one that is missing is shown as 'Pending' (specification §2). */
export const statusWords = (status: BookingStatus, words: HistoryWords): string =>
  words.statuses[status] ?? words.statuses.pending;

/**
 * A confirmed booking is not pending to its customer: it waits for its advance, or for a Karigar to accept it. Nor is one whose
 * payment is being checked.
 */
export function bookingStatus(booking: BookingView, words: HistoryWords): string {
  const { status, confirmed, payment } = booking;
  if (status !== 'pending') return statusWords(status, words);
  if (!confirmed) {
    return payment.state === 'checking' ? words.paymentChecking : statusWords(status, words);
  }
  return endsUnpaid(booking) ? words.waitingForAdvance : words.confirmed;
}

/** Says what the status alone does not: whether the time is firm, and where the money stands. */
export function bookingDetail(
  booking: BookingView,
  words: HistoryWords,
  lang: Lang,
): string | undefined {
  const { status, confirmed, payment, paymentMethod, holdUntil } = booking;
  const credited = payment.creditedPaise + payment.goodwillPaise;
  const given = credited > 0 ? words.credited({ amount: formatRupees(credited) }) : '';
  if (status === 'no_show_provider') return givenForNoShow(booking, given, words);
  if (payment.state === 'refunding') return words.refunding;
  if (payment.state === 'refunded') {
    return words.refunded({ amount: formatRupees(payment.refundedPaise) });
  }
  const forCash = paymentMethod === 'cash';
  if (status === 'expired') return whyExpired(booking, words);
  if (status === 'cancelled' && payment.dueNowPaise > 0) {
    return words.feeOpen({ amount: formatRupees(payment.dueNowPaise) });
  }
  if (STAGES[status] === null && given) return given;
  if (payment.state === 'checking') {
    const payable = booking.actions.includes('pay');
    // The status says already that it is checked.
    if (!payable && status === 'pending' && !confirmed) return undefined;
    return payable ? words.paymentCheckingPayable : words.paymentChecking;
  }
  if (payment.state === 'failed') return words.paymentFailed;
  if (status === 'pending' && !confirmed) {
    if (forCash && holdUntil) return words.proveBy({ time: shownClock(holdUntil) });
    return holdUntil ? words.paymentDue({ time: shownClock(holdUntil) }) : words.paymentOpen;
  }
  const until = endsUnpaid(booking);
  if (until) {
    const amount = formatRupees(payment.dueNowPaise);
    return words.advanceBy({ amount, until: shownMoment(until, lang) });
  }
  // Work that is done again: its customer has paid nothing for it.
  if (payment.promisedPaise > 0 && payment.paidByCustomerPaise === 0) return words.detail.paidByUs;
  if (payment.paidPaise > 0) return words.paid({ amount: formatRupees(payment.paidPaise) });
  if (status === 'pending') {
    return forCash ? words.slotConfirmedCash : words.slotConfirmed;
  }
  return forCash && STAGES[status] !== null ? words.payInCash : undefined;
}

/** Nobody came: the apology, and everything that came back or was given for it. */
function givenForNoShow({ payment }: BookingView, given: string, words: HistoryWords): string {
  const back =
    payment.state === 'refunding'
      ? words.refunding
      : payment.refundedPaise > 0 &&
        words.refunded({ amount: formatRupees(payment.refundedPaise) });
  return [words.detail.events.KarigarNoShow, back, given].filter(Boolean).join(' · ');
}

/** A cash booking without an advance is held for the mobile to be verified, any other for its money. */
export const whyExpired = (
  { paymentMethod, category }: Pick<BookingView, 'paymentMethod' | 'category'>,
  words: HistoryWords,
): string =>
  paymentMethod === 'cash' && !termsOf(category).parts
    ? words.notProvenInTime
    : words.notPaidInTime;

/** Until when a firm booking waits for its advance; after that it expires. Null where it waits for nothing. */
export const endsUnpaid = ({ confirmed, payment, holdUntil }: BookingView): string | null =>
  confirmed && payment.dueNowPaise > 0 ? holdUntil : null;
