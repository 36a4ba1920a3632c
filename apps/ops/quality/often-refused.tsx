import { listOftenRefused } from '#contract/ops/list-often-refused.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

/** Customers to whom three Karigars or more do not go again: somebody should look. */
export function OftenRefused() {
  return useMay()(listOftenRefused) ? <List /> : null;
}

function List() {
  const { words, lang } = useSpeech();
  const { opsQuality: says } = words;
  const reading = useReading(listOftenRefused, {});
  const { value } = reading;
  return (
    <Panel title={says.oftenRefused} beside={value?.customers.length}>
      <Waiting reading={reading} />
      {value?.customers.length === 0 && <p className="t3">{says.nobodyOftenRefused}</p>}
      <ul className="o-rows">
        {value?.customers.map((one) => (
          <li key={one.userId}>
            <span>
              <Link className="o-link" to={`/customers/${one.userId}`}>
                {says.refusedBy({ count: one.karigars })}
              </Link>
              <small>
                <span className="mono">{one.reference}</span> · {shownAt(one.lastAt, lang)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
