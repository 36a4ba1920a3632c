import type { BookingView } from '#contract/customer/booking.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { Rangoli } from '#ui/rangoli.tsx';
import { useWords } from '#ui/words.tsx';
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
  const { dueNowPaise } = booking.payment;
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
      {dueNowPaise > 0 && <p>{words.advanceDue({ amount: formatRupees(dueNowPaise) })}</p>}
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
