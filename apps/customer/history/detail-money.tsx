import { termsOf } from '#contract/catalogue/known.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { formatRupees } from '#kernel/money.ts';
import { useWords } from '#ui/words.tsx';
import { Sums } from './sums.tsx';

/** The money of a booking, as the server counts it; what is nothing is not mentioned. */
export function DetailMoney({ booking }: { booking: BookingView }) {
  const { history } = useWords();
  const words = history.detail;
  const { payment, paymentMethod, category } = booking;
  // An event's later parts are paid by any way, whenever they are due.
  const inCash = paymentMethod === 'cash' && !termsOf(category).parts;
  // A server of the version before does not tell apart who paid.
  const { paidByCustomerPaise = payment.paidPaise, promisedPaise = 0 }: Partial<typeof payment> =
    payment;
  const rows = [
    [words.price, payment.totalPaise],
    [words.paid, paidByCustomerPaise],
    [words.paidByUs, promisedPaise],
    [words.fee, payment.feePaise],
    [words.dueNow, payment.dueAllPaise],
    [inCash ? words.laterCash : words.later, payment.laterPaise],
    [words.refunding, payment.refundingPaise],
    [words.refunded, payment.refundedPaise],
    [words.credited, payment.creditedPaise],
    [words.goodwill, payment.goodwillPaise],
  ] as const;
  // The price of a booking that has ended before anything was paid for it.
  const isNothing = rows.slice(1).every(([, paise]) => paise === 0);
  const isBack = payment.refundedPaise > 0 && payment.refundingPaise === 0;
  const unwanted = isBack ? words.unwantedBack : words.unwanted;
  return (
    <section className="detail-card" aria-labelledby="detail-money">
      <h2 id="detail-money">{words.money}</h2>
      <Sums rows={rows} />
      {payment.unwantedPaise > 0 && (
        <p className="note">{unwanted({ amount: formatRupees(payment.unwantedPaise) })}</p>
      )}
      {isNothing && <p className="note">{words.nothingDue}</p>}
      {payment.refundingPaise > 0 && <p className="note">{words.refundTime}</p>}
    </section>
  );
}
