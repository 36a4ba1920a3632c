import type { ReactNode } from 'react';
import { shownSince } from './shown.ts';
import { useSpeech } from './words.tsx';

type Version = {
  readonly version: number;
  readonly state: string;
  readonly from: string | null;
};
type Says = {
  readonly history: string;
  readonly version: string;
  readonly from: string;
  readonly publishedBy: string;
  readonly restore: string;
  readonly restoreVersion: (filled: { version: number }) => string;
};
type VersionTableProps<V> = {
  says: Says;
  versions: readonly V[];
  className?: string;
  /** Marks of a version, beside its number. */
  marksOf: (version: V) => ReactNode;
  byOf: (version: V) => ReactNode;
  about: { title: string; className?: string; of: (version: V) => ReactNode };
  onRestore: (version: V) => void;
};

/** Versions of one thing, past and coming; an older one can be published again as a new version. */
export function VersionTable<V extends Version>(props: VersionTableProps<V>) {
  const { says, versions, className = 'o-t', marksOf, byOf, about, onRestore } = props;
  const { lang } = useSpeech();
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{says.history}</h3>
        <span className="n">{versions.length}</span>
      </header>
      <table className={className}>
        <thead>
          <tr>
            <th>{says.version}</th>
            <th>{says.from}</th>
            <th>{says.publishedBy}</th>
            <th className={about.className}>{about.title}</th>
            <th>
              <span className="o-sr">{says.restore}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((one) => (
            <tr key={one.version}>
              <td>
                {one.version} {marksOf(one)}
              </td>
              <td>{one.from && shownSince(one.from, lang)}</td>
              <td>{byOf(one)}</td>
              <td className={about.className}>{about.of(one)}</td>
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

type StateChipProps = { state: string; children: ReactNode };

/** The state of a version in a word; one that is still to come stands out. */
export const StateChip = ({ state, children }: StateChipProps) => (
  <span className={state === 'coming' ? 'o-chip calm' : 'o-chip'}>{children}</span>
);
