import type { ComponentType } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { formatRupees } from '#kernel/money.ts';
import { commasDiffer, shownDay, shownFullDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { bookingStatus } from './booking-state.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { ReportKarigarNoShow } from './report-karigar-no-show.tsx';
import './visit-list.css';

export type VisitListProps = {
  booking: BookingView;
  onChanged: () => void;
  Reschedule: ComponentType<{
    booking: BookingView;
    /** One day of several; without it the whole booking. */
    visit?: { position: number; day: string } | undefined;
    onChanged: () => void;
  }>;
};

/** Each day of an event, how it stands, and what may be done with it alone. */
export function VisitList({ booking, onChanged, Reschedule }: VisitListProps) {
  const { changes } = useWords();
  if (booking.visits.length < 2) return null;
  return (
    <section className="detail-card" aria-labelledby="detail-days">
      <h2 id="detail-days">{changes.days.title}</h2>
      <ol className="visit-days">
        {booking.visits.map((visit) => (
          <Day key={visit.position} {...{ booking, visit, onChanged, Reschedule }} />
        ))}
      </ol>
    </section>
  );
}

type DayProps = VisitListProps & { visit: BookingView['visits'][number] };

function Day({ booking, visit, onChanged, Reschedule }: DayProps) {
  const { history } = useWords();
  const lang = useLang();
  const day = { position: visit.position, day: shownDay(visit.date, lang) };
  return (
    <li>
      <p>
        <b suppressHydrationWarning={commasDiffer}>{shownFullDay(visit.date, lang)}</b>{' '}
        <b className="num">{visit.time}</b>
        <small>{bookingStatus({ ...booking, status: visit.status }, history)}</small>
        <Money visit={visit} />
      </p>
      {visit.zone && <ZoneNote zone={visit.zone} isBooked />}
      {visit.actions.length > 0 && (
        <div className="change-actions">
          {visit.ifNobodyCame && (
            <ReportKarigarNoShow
              id={booking.id}
              gets={visit.ifNobodyCame}
              visit={day}
              onChanged={onChanged}
            />
          )}
          {visit.actions.includes('reschedule') && (
            <Reschedule booking={booking} visit={day} onChanged={onChanged} />
          )}
          {visit.actions.includes('cancel') && (
            <CancelBooking booking={booking} visit={day} onChanged={onChanged} />
          )}
        </div>
      )}
    </li>
  );
}

/** The fee and the refund of a single day that ended. */
function Money({ visit }: Pick<DayProps, 'visit'>) {
  const { changes } = useWords();
  const words = changes.days;
  const said = [
    visit.feePaise > 0 && words.fee({ amount: formatRupees(visit.feePaise) }),
    visit.refundPaise > 0 && words.refund({ amount: formatRupees(visit.refundPaise) }),
    visit.creditPaise > 0 && words.credit({ amount: formatRupees(visit.creditPaise) }),
  ].filter((one) => one !== false);
  return said.length > 0 ? <small>{said.join(' · ')}</small> : null;
}
