import type { KeptApart as Apart } from '#contract/kept-apart.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';

type KeptApartProps = { all: readonly Apart[]; of: 'customer' | 'karigar' };

/** Those who are not brought together: after a safety exit, or because a Karigar has asked for it. */
export function KeptApart({ all, of }: KeptApartProps) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  return (
    <Panel title={says.keptApart} beside={all.length}>
      <p className="o-help">{says.keptApartText}</p>
      {all.length === 0 && <p className="t3">{says.nobodyApart}</p>}
      <ul className="o-rows">
        {all.map((one) => (
          <li key={`${one.userId} ${one.karigarId}`}>
            <span>
              {of === 'customer' ? (
                <Link className="o-link" to={`/karigars/${one.karigarId}`}>
                  {one.karigarName}
                </Link>
              ) : (
                <Link className="o-link" to={`/customers/${one.userId}`}>
                  {says.customer}
                </Link>
              )}
              {' · '}
              {one.reason ? says.refuseReasons[one.reason] : says.apartForSafety}
              <small>
                <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
                  {one.reference}
                </Link>{' '}
                · {shownAt(one.at, lang)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
