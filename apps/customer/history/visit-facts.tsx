import { isBeforeArrival } from '#contract/booking-phases.ts';
import { bookingCalendarPath } from '#contract/calendar-link.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { homeOf } from '#contract/fields/address.ts';
import { commasDiffer, shownFullDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ServiceImage } from '#ui/service-picture.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { isPictured } from './event-picture.tsx';

/** When and where, and the way into a calendar. */
export function VisitFacts({ booking }: { booking: BookingView }) {
  const { history, catalogue } = useWords();
  const words = history.detail;
  const lang = useLang();
  const { landmark, city, state, pincode } = booking.address;
  return (
    <section className="visit-facts">
      <ServiceImage
        of={catalogue.services[booking.serviceSlug]}
        {...{ width: 120, height: 90, sizes: '120px' }}
      />
      <dl>
        {!isPictured(booking) && <dt>{words.when}</dt>}
        {!isPictured(booking) && (
          <dd>
            <b suppressHydrationWarning={commasDiffer}>{shownFullDay(booking.date, lang)}</b>{' '}
            <b className="num">{booking.time}</b>
          </dd>
        )}
        <dt>{words.where}</dt>
        <dd>
          {[homeOf(booking.address), landmark, city, state].filter(Boolean).join(', ')}{' '}
          <span className="num">{pincode}</span>
        </dd>
      </dl>
      {lieAhead(booking) && (
        <a className="btn soft" href={bookingCalendarPath(booking.id)} download>
          <Icon name="calendar" />
          {words.addToCalendar}
        </a>
      )}
    </section>
  );
}

/** A visit that has been agreed on and not begun is worth an entry in a calendar. */
const lieAhead = ({ confirmed, status }: BookingView): boolean =>
  confirmed && isBeforeArrival(status);
