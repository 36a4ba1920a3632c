import { listRefusedCustomers } from '#contract/karigar/list-refused-customers.ts';
import { shownFullDay } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { Link } from '../shell/path.tsx';
import { serviceName } from '../shell/service-name.ts';
import { TakeAgain } from '../shell/take-again.tsx';
import { useSpeech } from '../shell/words.tsx';

/** Customers to whom the Karigar does not go again, and the way back. */
export function RefusedCustomers() {
  const { words, lang } = useSpeech();
  const { refusing } = words.work;
  const { value } = useReading(listRefusedCustomers, {});
  if (!value || value.refused.length === 0) return null;
  return (
    <details className="k-card">
      <summary>
        {refusing.list}: <b className="num">{value.refused.length}</b>
      </summary>
      <p className="k-note">{refusing.listText}</p>
      <ul className="k-list">
        {value.refused.map(({ visitId, serviceSlug, date, reason }) => (
          <li key={visitId} className="k-stack">
            <Link to={`/visits/${visitId}`} className="link">
              {serviceName(words, { serviceSlug, option: null })} · {shownFullDay(date, lang)}
            </Link>
            <span className="k-note">{refusing.reasons[reason]}</span>
            <TakeAgain visitId={visitId} />
          </li>
        ))}
      </ul>
    </details>
  );
}
