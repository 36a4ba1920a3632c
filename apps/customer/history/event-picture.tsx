import type { BookingView } from '#contract/customer/booking.ts';
import type { InstalmentView } from '#contract/customer/instalment.ts';
import { formatRupees } from '#kernel/money.ts';
import { commasDiffer, shownDay, shownFullDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { bookingStatus } from './booking-state.ts';
import './event-picture.css';

type EventPictureProps = { booking: BookingView; instalments: readonly InstalmentView[] };

type Stop =
  | { readonly at: string; readonly part: InstalmentView }
  | { readonly at: string; readonly visit: BookingView['visits'][number]; readonly day: number };

/** The days of an event and the parts of its price in one line, in the order in which they come. */
export function EventPicture({ booking, instalments }: EventPictureProps) {
  const words = useWords().changes.picture;
  const stops = stopsOf(booking, instalments);
  if (instalments.length < 2 || stops.every((stop) => 'visit' in stop)) return null;
  return (
    <section className="detail-card" aria-labelledby="detail-picture">
      <h2 id="detail-picture">{words.title}</h2>
      <ol className="event-picture">
        {stops.map((stop) =>
          'visit' in stop ? (
            <Day key={`day ${stop.visit.position}`} {...stop} booking={booking} />
          ) : (
            <Part key={`part ${stop.part.position}`} part={stop.part} />
          ),
        )}
      </ol>
    </section>
  );
}

/** The last part comes after the last day, whatever its own date says: it waits for the work. */
function stopsOf({ visits }: BookingView, instalments: readonly InstalmentView[]): Stop[] {
  const days = visits.map((visit, index): Stop => ({ at: visit.startsAt, visit, day: index + 1 }));
  const isLast = ({ kind }: InstalmentView) => kind === 'completion' || kind === 'extra-work';
  const dated = instalments.filter((part) => !isLast(part));
  const first = dated.map((part): Stop => ({ at: part.paidAt ?? part.dueAt, part }));
  const last = instalments.filter(isLast).map((part): Stop => ({ at: part.dueAt, part }));
  return [...[...first, ...days].toSorted((one, other) => (one.at < other.at ? -1 : 1)), ...last];
}

function Day({ visit, day, booking }: Extract<Stop, { day: number }> & { booking: BookingView }) {
  const { changes, history } = useWords();
  const lang = useLang();
  const of = booking.visits.length;
  return (
    <li className={`day ${visit.status}`}>
      <span className="mark num" aria-hidden="true">
        {day}
      </span>
      <p>
        {of > 1 && <b>{changes.picture.day({ day, of })} </b>}
        <span suppressHydrationWarning={commasDiffer}>{shownFullDay(visit.date, lang)}</span>{' '}
        <b className="num">{visit.time}</b>
        <small>{bookingStatus({ ...booking, status: visit.status }, history)}</small>
      </p>
    </li>
  );
}

function Part({ part }: { part: InstalmentView }) {
  const { plan, picture } = useWords().changes;
  const lang = useLang();
  const day = shownDay((part.paidAt ?? part.dueAt).slice(0, 10), lang);
  return (
    <li className={`part ${part.state}`}>
      <span className="mark" aria-hidden="true">
        <Icon name={part.state === 'paid' ? 'check' : 'rupee'} />
      </span>
      <p>
        {plan.kinds[part.kind]} <b className="num">{formatRupees(part.amountPaise)}</b>
        <small suppressHydrationWarning={commasDiffer}>
          {part.state === 'paid'
            ? plan.paid({ day })
            : part.kind === 'completion'
              ? plan.laterDone
              : picture.until({ day })}
        </small>
      </p>
    </li>
  );
}
