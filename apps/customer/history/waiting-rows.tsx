import { useWords } from '#ui/words.tsx';
import './history.css';

/** Placeholders for the bookings. */
export function WaitingRows() {
  const { history } = useWords();
  return (
    <div role="status">
      <span className="visually-hidden">{history.loading}</span>
      <ol className="bookings waiting" aria-hidden="true">
        {[1, 2, 3].map((row) => (
          <li key={row} className="booking-row">
            <i />
          </li>
        ))}
      </ol>
    </div>
  );
}
