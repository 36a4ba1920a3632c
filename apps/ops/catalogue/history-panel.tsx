import { formatRupees } from '#kernel/money.ts';
import { StateChip, VersionTable } from '../shell/version-table.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { CategoryVersion, ServiceVersion } from './versions.ts';

type HistoryPanelProps<V> = { versions: readonly V[]; onRestore: (version: V) => void };

/** Past and coming versions of a service or category, with their prices. */
export function HistoryPanel<V extends ServiceVersion | CategoryVersion>({
  versions,
  onRestore,
}: HistoryPanelProps<V>) {
  const { opsCatalogue: says } = useSpeech().words;
  const published = versions.filter(({ state }) => state !== 'draft');
  if (published.length === 0) return null;
  return (
    <VersionTable
      {...{ says, versions: published, onRestore }}
      marksOf={(one) => (
        <>
          <StateChip state={one.state}>{says.states[one.state]}</StateChip>{' '}
          {'withdrawn' in one && one.withdrawn && (
            <span className="o-chip risk">{says.withdrawn}</span>
          )}
        </>
      )}
      byOf={(one) => one.publishedBy}
      about={{
        ...{ title: says.price, className: 'r' },
        of: ({ content }) => 'pricePaise' in content && formatRupees(content.pricePaise),
      }}
    />
  );
}
