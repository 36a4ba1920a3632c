import { Link } from 'react-router';
import { isFinished } from '#contract/booking-phases.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { homeOf } from '#contract/fields/address.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { commasDiffer, shownFullDay } from '#ui/dates.ts';
import { Rangoli } from '#ui/rangoli.tsx';
import { ServiceImage } from '#ui/service-picture.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { againPath } from './again-path.ts';
import { bookingDetail, bookingStage, bookingStatus } from './booking-state.ts';
import { stepInWords } from './step-list.tsx';

type BookingRowProps = {
  booking: BookingView;
  busy: boolean;
  onPay: () => void;
  inDialog: boolean;
};

/** One booking: Service, Price, Date with time, Address, Status (HIST-01), and what may be done about it. */
export function BookingRow({ booking, busy, onPay, inDialog }: BookingRowProps) {
  const { history, catalogue } = useWords();
  const lang = useLang();
  const shownBy = catalogue.services[booking.serviceSlug];
  const over = bookingStage(booking) === null;
  return (
    <li className={over ? 'booking-row over' : 'booking-row'}>
      <ServiceImage of={shownBy} width={96} height={72} sizes="96px" loading="lazy" />
      <Facts booking={booking} inDialog={inDialog} />
      {booking.actions.includes('pay') && booking.payment.state !== 'checking' && (
        <Button className="act" busy={busy} onClick={onPay}>
          {busy
            ? history.openingPayment
            : history.payNow({ amount: formatRupees(booking.payment.dueNowPaise) })}
        </Button>
      )}
      {isFinished(booking.status) && (
        <Link
          className="btn soft act"
          to={againPath(booking)}
          aria-label={history.bookAgainOf({
            service: serviceNameIn(catalogue, booking.serviceSlug, booking.serviceName),
            day: shownFullDay(booking.date, lang),
          })}
        >
          {history.detail.bookAgain}
        </Link>
      )}
    </li>
  );
}

function Facts({ booking, inDialog }: Pick<BookingRowProps, 'booking' | 'inDialog'>) {
  const { history, catalogue } = useWords();
  const lang = useLang();
  const { landmark, city, pincode } = booking.address;
  const service = serviceNameIn(catalogue, booking.serviceSlug, booking.serviceName);
  return (
    <dl>
      <div className="what">
        <dt>{history.service}</dt>
        <dd>
          <Link
            to={`/bookings/${booking.id}`}
            aria-label={history.seeDetails({ service, reference: booking.reference })}
            replace={inDialog}
          >
            {service}
          </Link>
          {booking.option && <span>{optionNameIn(catalogue, booking.option)}</span>}
          <small translate="no">{booking.reference}</small>
        </dd>
      </div>
      <div className="price">
        <dt>{history.price}</dt>
        <dd className="num">{formatRupees(booking.payment.totalPaise)}</dd>
      </div>
      <div className="when">
        <dt>{history.date}</dt>
        <dd>
          <b suppressHydrationWarning={commasDiffer}>{shownFullDay(booking.date, lang)}</b>{' '}
          <span className="num">{booking.time}</span>
          {booking.days.length > 1 && (
            <small>{history.moreDays({ count: booking.days.length - 1 })}</small>
          )}
        </dd>
      </div>
      <div className="where">
        <dt>{history.address}</dt>
        <dd>
          {[homeOf(booking.address), landmark, city].filter(Boolean).join(', ')}{' '}
          <span className="num">{pincode}</span>
        </dd>
      </div>
      <Status booking={booking} />
    </dl>
  );
}

function Status({ booking }: { booking: BookingView }) {
  const { history } = useWords();
  const lang = useLang();
  const stage = bookingStage(booking);
  const detail = bookingDetail(booking, history, lang);
  return (
    <div className="status">
      <dt>{history.status}</dt>
      <dd>
        <Rangoli stage={stage ?? 0} size={48} next={stage !== null} />
        <span>
          <b>{bookingStatus(booking, history)}</b>
          {detail && <span suppressHydrationWarning={commasDiffer}>{detail}</span>}
          {stage !== null && stage > 0 && (
            <span className="visually-hidden">{stepInWords(stage, history)}</span>
          )}
        </span>
      </dd>
    </div>
  );
}
