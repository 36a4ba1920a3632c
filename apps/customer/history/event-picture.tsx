import { termsOf } from '#contract/catalogue/known.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import type { InstalmentView } from '#contract/customer/instalment.ts';
import { useWords } from '#ui/words.tsx';
import { EventDay, type Reschedule } from './event-day.tsx';
import { daysOf, partsAround } from './event-stops.ts';
import { PartsBar } from './parts-bar.tsx';
import { PlanPart } from './plan-part.tsx';
import './event-picture.css';

type EventPictureProps = {
  booking: BookingView;
  instalments: readonly InstalmentView[];
  onChanged: () => void;
  Reschedule: Reschedule;
};

/** A booking that is paid in parts has its days, dates and parts in one picture, each of them once. */
export const isPictured = ({ category }: Pick<BookingView, 'category'>): boolean =>
  termsOf(category).parts !== null;

/** An event on one floor: its advance, each day as a niche with its own part, and what comes when all is over. */
export function EventPicture({ booking, instalments, ...rest }: EventPictureProps) {
  const words = useWords().changes.picture;
  if (!isPictured(booking)) return null;
  const { tile } = termsOf(booking.category);
  const days = daysOf(booking);
  const { before, ofDay, after } = partsAround(days, instalments);
  const standing = days.filter(({ stands }) => stands).length;
  return (
    <section className="detail-card event-picture" aria-labelledby="detail-picture">
      <h2 id="detail-picture">{words.title}</h2>
      <PartsBar parts={instalments} />
      <ol className={`event-days tile-${tile} ${days.length > 1 ? '' : 'one-day'}`}>
        {before.map((part) => (
          <PlanPart key={part.position} part={part} booking={booking} />
        ))}
        {days.map((day) => (
          <EventDay
            key={day.key}
            {...{ day, booking, of: standing, part: ofDay.get(day.key) }}
            {...rest}
          />
        ))}
        {after.map((part) => (
          <PlanPart key={part.position} part={part} booking={booking} />
        ))}
      </ol>
    </section>
  );
}
