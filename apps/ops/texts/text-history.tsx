import { shownSince } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { TextVersion } from './version.ts';

type TextHistoryProps = {
  versions: readonly TextVersion[];
  onRestore: (version: TextVersion) => void;
};

/** Versions that customers read before and will read; an older version can be published again as a new one. */
export function TextHistory({ versions, onRestore }: TextHistoryProps) {
  const { words, lang } = useSpeech();
  const { opsTexts: says } = words;
  const published = versions.filter(({ state }) => state !== 'draft');
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{says.history}</h3>
        <span className="n">{published.length}</span>
      </header>
      <table className="o-t o-wrapped">
        <thead>
          <tr>
            <th>{says.version}</th>
            <th>{says.from}</th>
            <th>{says.publishedBy}</th>
            <th>{says.why}</th>
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
                  {one.state !== 'draft' && says.states[one.state]}
                </span>
              </td>
              <td>{one.from && shownSince(one.from, lang)}</td>
              <td>{one.byRelease ? says.delivered : one.publishedBy}</td>
              <td>{one.why}</td>
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
