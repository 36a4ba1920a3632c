import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { CustomerFileOf, KarigarFileOf } from './file-of.ts';

type IncidentsProps = {
  incidents: readonly (KarigarFileOf['incidents'][number] | CustomerFileOf['incidents'][number])[];
};

/** Incidents at the visits of a person, and which of them are still open. */
export function Incidents({ incidents }: IncidentsProps) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  return (
    <Panel title={says.incidents} beside={incidents.length}>
      {incidents.length === 0 && <p className="t3">{says.noIncidents}</p>}
      <ul className="o-rows">
        {incidents.map((one) => (
          <li key={`${one.kind} ${one.bookingId} ${one.at}`}>
            <span>
              {says.incidentKinds[one.kind]}
              <small>
                <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
                  {one.reference}
                </Link>{' '}
                · {shownAt(one.at, lang)}
              </small>
            </span>
            {one.endedAt === null && STAYS_OPEN.has(one.kind) && (
              <span className="o-chip risk">{says.stillOpen}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Those that somebody has to close; the others are over as they happen. */
const STAYS_OPEN: ReadonlySet<string> = new Set(['safety-exit', 'dispute']);
