import { Link } from 'react-router';
import { useWords } from '#ui/words.tsx';

type NextStepsProps = { first?: 'bookings' | 'again'; slug?: string; bookingId?: string };

/** The ways on from here; the first of them stands out where nothing else does. */
export function NextSteps({ first, slug, bookingId }: NextStepsProps) {
  const { payment } = useWords();
  return (
    <p className="next-steps">
      {first === 'again' && (
        <Link className="btn" to={`/main?book=${slug}`}>
          {payment.bookAgain}
        </Link>
      )}
      <Link
        className={first === 'bookings' ? 'btn' : 'btn soft'}
        to={bookingId ? `/bookings/${bookingId}` : '/booking-history'}
      >
        {bookingId ? payment.seeBooking : payment.seeBookings}
      </Link>
      {first !== 'again' && (
        <Link className="btn soft" to="/main">
          {payment.backToServices}
        </Link>
      )}
    </p>
  );
}
