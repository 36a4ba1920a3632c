import { StateChip, VersionTable } from '../shell/version-table.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { TextVersion } from './version.ts';

type TextHistoryProps = {
  versions: readonly TextVersion[];
  onRestore: (version: TextVersion) => void;
};

/** Versions that customers read before and will read, with the reason of each. */
export function TextHistory({ versions, onRestore }: TextHistoryProps) {
  const { opsTexts: says } = useSpeech().words;
  return (
    <VersionTable
      {...{ says, onRestore, className: 'o-t o-wrapped' }}
      versions={versions.filter(({ state }) => state !== 'draft')}
      marksOf={({ state }) => (
        <StateChip state={state}>{state !== 'draft' && says.states[state]}</StateChip>
      )}
      byOf={(one) => (one.byRelease ? says.delivered : one.publishedBy)}
      about={{ title: says.why, of: ({ why }) => why }}
    />
  );
}
