import { Link } from './path.tsx';
import { shownAt } from './shown.ts';
import { useSpeech } from './words.tsx';

type BookedVisitsProps = {
  text: string;
  seen: {
    readonly visits: number;
    readonly first: readonly {
      readonly bookingId: string;
      readonly reference: string;
      readonly startsAt: string;
    }[];
  };
};

/** Visits that are booked for some days, each a link to its booking, seen before an act. */
export function BookedVisits({ text, seen }: BookedVisitsProps) {
  const { words, lang } = useSpeech();
  return (
    <div className={seen.visits === 0 ? 'o-note calm' : 'o-note'} role="status">
      <p>{text}</p>
      {seen.visits > 0 && (
        <ul className="o-booked" aria-label={words.opsCity.firstVisits}>
          {seen.first.map(({ bookingId, reference, startsAt }) => (
            <li key={`${bookingId} ${startsAt}`}>
              <Link className="o-link mono" to={`/bookings/${bookingId}`}>
                {reference}
              </Link>{' '}
              {shownAt(startsAt, lang)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
