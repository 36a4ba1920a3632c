import { useQuery } from '@tanstack/react-query';
import type { BookingView } from '#contract/customer/booking.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { commasDiffer, shownMoment } from '#ui/dates.ts';
import { Rangoli } from '#ui/rangoli.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { queryOf } from '../api/query.ts';
import { NextStep } from '../shell/next-step.tsx';
import './confirmed-panel.css';

type ConfirmedPanelProps = {
  title: string;
  booking: BookingView;
  onSeeBooking: () => void;
  onClose: () => void;
};

/** The first petal is laid. The panel stays until it is dismissed (ruling R33). */
export function ConfirmedPanel({ title, booking, onSeeBooking, onClose }: ConfirmedPanelProps) {
  const { booking: words } = useWords();
  const lang = useLang();
  const { id, holdUntil, payment } = booking;
  const { data } = useQuery(queryOf(readBooking, { id }));
  // The deadline of an advance came with the booking itself, with its amount.
  const next = data?.next?.kind === 'advance' ? null : (data?.next ?? null);
  return (
    <div className="confirmed-panel">
      <Rangoli stage={1} size={210} label={words.firstPetal} fresh />
      <div role="status">
        <h2 id={title}>{words.confirmed}</h2>
        <p>{words.confirmedText}</p>
      </div>
      <p className="reference num">
        {words.bookingReference} <b>{booking.reference}</b>
      </p>
      {payment.dueNowPaise > 0 && holdUntil && (
        <p className="num" suppressHydrationWarning={commasDiffer}>
          {words.advanceDue({
            amount: formatRupees(payment.dueNowPaise),
            until: shownMoment(holdUntil, lang),
          })}
        </p>
      )}
      <NextStep next={next} />
      <div className="ways">
        <Button onClick={onSeeBooking} autoFocus>
          {words.seeBookings}
        </Button>
        <Button look="soft" onClick={onClose}>
          {words.backToServices}
        </Button>
      </div>
    </div>
  );
}
