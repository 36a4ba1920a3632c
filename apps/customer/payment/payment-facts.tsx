import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownFullDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';

/** The booking, and how much of it is paid. */
export function PaymentFacts({ booking }: { booking: BookingView }) {
  const { payment, catalogue } = useWords();
  const lang = useLang();
  const { paidPaise, totalPaise } = booking.payment;
  const name = serviceNameIn(catalogue, booking.serviceSlug, booking.serviceName);
  return (
    <dl className="payment-facts">
      <dt>{payment.service}</dt>
      <dd>
        {name}
        {booking.option && ` · ${optionNameIn(catalogue, booking.option)}`}
      </dd>
      <dt>{payment.when}</dt>
      <dd className="num">
        {shownFullDay(booking.date, lang)} · {booking.time}
      </dd>
      <dt>{payment.reference}</dt>
      <dd translate="no">{booking.reference}</dd>
      {paidPaise > 0 && (
        <>
          <dt>{payment.amountPaid}</dt>
          <dd className="num">{formatRupees(paidPaise)}</dd>
        </>
      )}
      {booking.confirmed && paidPaise > 0 && paidPaise < totalPaise && (
        <>
          <dt>{payment.amountLeft}</dt>
          <dd className="num">{formatRupees(totalPaise - paidPaise)}</dd>
        </>
      )}
    </dl>
  );
}
