import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import type { Words } from '#i18n/index.ts';
import type { LocalDate } from '#kernel/time.ts';
import { commasDiffer, shownDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Rangoli } from '#ui/rangoli.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { keptQueryOf } from '../api/kept-query.ts';
import { nextVisit, petalsOf } from './next-visit.ts';

/** The visit that comes first, as one line on geru. Without one, or without an answer, there is simply no strip. */
export function NextVisitStrip({ today }: { today: LocalDate | undefined }) {
  const { dashboard, catalogue } = useWords();
  const lang = useLang();
  const { data } = useQuery(keptQueryOf(listBookings, {}));
  const booking = data && today ? nextVisit(data.bookings, today) : undefined;
  if (!booking) return null;
  const service = serviceNameIn(catalogue, booking.serviceSlug, booking.serviceName);
  return (
    <Link className="next-visit" to={`/bookings/${booking.id}`}>
      <Rangoli
        stage={petalsOf(booking)}
        size={92}
        label={dashboard.progress({ step: petalsOf(booking) })}
      />
      <span>
        <b className="what">{headline(booking, dashboard)}</b>
        <span className="when num" suppressHydrationWarning={commasDiffer}>
          {[service, shownDay(booking.date, lang), booking.time.replace(' ', '\u00a0')].join(' · ')}
        </span>
      </span>
      <Icon name="arrow-right" className="arrow" />
    </Link>
  );
}

function headline({ status }: BookingView, words: Words['dashboard']): string {
  switch (status) {
    case 'assigned':
      return words.nextVisitAssigned;
    case 'dispatched':
      return words.nextVisitDispatched;
    case 'arrived':
      return words.nextVisitArrived;
    case 'in_progress':
      return words.nextVisitAtWork;
    default:
      return words.nextVisit;
  }
}
