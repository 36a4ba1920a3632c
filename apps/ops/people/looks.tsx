import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { CustomerFileOf } from './file-of.ts';

/** Looks of operations at this customer, as they read them too. */
export function Looks({ looks }: Pick<CustomerFileOf, 'looks'>) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  const whats = says.looked as Readonly<Record<string, string>>;
  return (
    <Panel title={says.looks} beside={looks.length}>
      <p className="o-help">{says.looksText}</p>
      {looks.length === 0 && <p className="t3">{says.noLooks}</p>}
      <ul className="o-told">
        {looks.map((one) => (
          <li key={`${one.at} ${one.what} ${one.why}`}>
            <span className="t3">{shownAt(one.at, lang)}</span> {whats[one.what] ?? one.what}
            {one.why && <small>{one.why}</small>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
