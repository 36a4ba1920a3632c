import { formatRupees } from '#kernel/money.ts';
import { shownSince } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { CategoryVersion, ServiceVersion } from './versions.ts';

type HistoryPanelProps<V> = { versions: readonly V[]; onRestore: (version: V) => void };

/** Past and coming versions; an older one can be published again as a new version. */
export function HistoryPanel<V extends ServiceVersion | CategoryVersion>({
  versions,
  onRestore,
}: HistoryPanelProps<V>) {
  const { words, lang } = useSpeech();
  const { opsCatalogue: says } = words;
  const published = versions.filter(({ state }) => state !== 'draft');
  if (published.length === 0) return null;
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{says.history}</h3>
        <span className="n">{published.length}</span>
      </header>
      <table className="o-t">
        <thead>
          <tr>
            <th>{says.version}</th>
            <th>{says.from}</th>
            <th>{says.publishedBy}</th>
            <th className="r">{says.price}</th>
            <th>
              <span className="o-sr">{says.restore}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {published.map((one) => (
            <tr key={one.version}>
              <td>
                {one.version}{' '}
                <span className={one.state === 'coming' ? 'o-chip calm' : 'o-chip'}>
                  {says.states[one.state]}
                </span>{' '}
                {'withdrawn' in one && one.withdrawn && (
                  <span className="o-chip risk">{says.withdrawn}</span>
                )}
              </td>
              <td>{one.from && shownSince(one.from, lang)}</td>
              <td>{one.publishedBy}</td>
              <td className="r">
                {'pricePaise' in one.content && formatRupees(one.content.pricePaise)}
              </td>
              <td className="r">
                <button
                  type="button"
                  className="o-btn"
                  aria-label={says.restoreVersion({ version: one.version })}
                  onClick={() => onRestore(one)}
                >
                  {says.restore}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
