import type { ComponentType } from 'react';
import { isPlanned } from '#contract/booking-phases.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import type { InstalmentView } from '#contract/customer/instalment.ts';
import { policy } from '#contract/policy.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { bookingStatus } from './booking-state.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { DayNiche } from './day-niche.tsx';
import type { Day } from './event-stops.ts';
import { PlanWords } from './plan-part.tsx';
import { ReportKarigarNoShow } from './report-karigar-no-show.tsx';

export type Reschedule = ComponentType<{
  booking: BookingView;
  /** One day of several; without it the whole booking. */
  visit?: { position: number; day: string } | undefined;
  onChanged: () => void;
}>;

type EventDayProps = {
  day: Day;
  /** How many days stand. */
  of: number;
  part: InstalmentView | undefined;
  booking: BookingView;
  onChanged: () => void;
  Reschedule: Reschedule;
};

/** A day of an event: its date in its niche, and below it the hour, its part of the price and what may be done with it. */
export function EventDay({ day, of, part, booking, onChanged, Reschedule }: EventDayProps) {
  const { changes } = useWords();
  const { visit } = day;
  return (
    <li className={day.stands ? 'event-day' : 'event-day gone'}>
      <DayNiche date={day.date} status={day.status} />
      <div className="about-day">
        <p>
          <b className="num">{day.time}</b>
          {day.stands && of > 1 && (
            <span className="num">{changes.picture.day({ day: day.number, of })}</span>
          )}
          <Standing day={day} booking={booking} />
        </p>
        {part && <PlanWords part={part} booking={booking} />}
        {visit && <Money visit={visit} />}
        {visit?.zone && <ZoneNote zone={visit.zone} isBooked />}
        {visit && visit.actions.length > 0 && (
          <Changes {...{ visit, booking, onChanged, Reschedule }} />
        )}
      </div>
    </li>
  );
}

/** The state of a day, where that of the whole event does not say it: it is over, or under way, or was moved. */
function Standing({ day, booking }: Pick<EventDayProps, 'day' | 'booking'>) {
  const { changes, history } = useWords();
  const { status, visit, stands } = day;
  if (!isPlanned(status)) {
    const said = bookingStatus({ ...booking, status }, history);
    return <span className="state">{said}</span>;
  }
  const wasMoved = stands && visit !== undefined && visit.movesLeft < policy.rescheduleLimit;
  return wasMoved ? <span className="state">{changes.picture.moved}</span> : null;
}

type ChangesProps = Pick<EventDayProps, 'booking' | 'onChanged' | 'Reschedule'> & {
  visit: NonNullable<Day['visit']>;
};

function Changes({ visit, booking, onChanged, Reschedule }: ChangesProps) {
  const lang = useLang();
  const day = { position: visit.position, day: shownDay(visit.date, lang) };
  const about = { booking, visit: day, onChanged };
  return (
    <div className="change-actions">
      {visit.ifNobodyCame && (
        <ReportKarigarNoShow
          id={booking.id}
          gets={visit.ifNobodyCame}
          visit={day}
          onChanged={onChanged}
        />
      )}
      {visit.actions.includes('reschedule') && <Reschedule {...about} />}
      {visit.actions.includes('cancel') && <CancelBooking {...about} />}
    </div>
  );
}

/** The fee and the refund of a single day that ended. */
function Money({ visit }: Pick<ChangesProps, 'visit'>) {
  const words = useWords().changes.days;
  const said = [
    visit.feePaise > 0 && words.fee({ amount: formatRupees(visit.feePaise) }),
    visit.refundPaise > 0 && words.refund({ amount: formatRupees(visit.refundPaise) }),
    visit.creditPaise > 0 && words.credit({ amount: formatRupees(visit.creditPaise) }),
  ].filter((one) => one !== false);
  return said.length > 0 ? <p className="num">{said.join(' · ')}</p> : null;
}
