import type { BookingView } from '#contract/customer/booking.ts';
import type { readBooking } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { commasDiffer, shownClock, shownDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { whyExpired } from './booking-state.ts';

type Timeline = OutputOf<typeof readBooking>['timeline'];

/** The timeline, oldest first. A server newer than this screen may tell of more: that is left out, never shown raw. */
export function DetailTimeline({
  booking,
  timeline,
}: {
  booking: BookingView;
  timeline: Timeline;
}) {
  const { history } = useWords();
  const words = history.detail;
  const lang = useLang();
  const known = timeline.filter(({ type }) => Object.hasOwn(words.events, type));
  // For a booking that is only known from a list.
  if (known.length === 0) return null;
  return (
    <section className="detail-card" aria-labelledby="detail-timeline">
      <h2 id="detail-timeline">{words.timeline}</h2>
      <ol className="timeline">
        {known.map(({ type, at, amountPaise }) => (
          <li key={`${type} ${at}`}>
            <span>
              {type === 'BookingExpired' ? whyExpired(booking, history) : words.events[type]}
              {amountPaise !== null && <b className="num"> {formatRupees(amountPaise)}</b>}
            </span>
            <time dateTime={at} className="num" suppressHydrationWarning={commasDiffer}>
              {shownDay(at.slice(0, 10), lang)}, {shownClock(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
