import { Panel } from '../shell/panel.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { File } from './file.ts';

/** Everything that has happened, the latest first: what, by whom, how much, and why. */
export function History({ timeline }: { timeline: File['timeline'] }) {
  const { words, lang } = useSpeech();
  const { opsEvents, opsFile: says } = words;
  // An event of an earlier version may have no words any more.
  const events = opsEvents as Readonly<Record<string, string>>;
  const doers = says.by as Readonly<Record<string, string>>;
  return (
    <Panel title={words.ops.timeline} beside={timeline.length}>
      <ol className="o-told">
        {timeline.toReversed().map((one) => (
          <li key={one.id}>
            <span className="t3">{shownAt(one.at, lang)}</span>{' '}
            <b>{events[one.type] ?? one.type}</b>
            {one.amountPaise !== null && ` · ${shownMoney(one.amountPaise)}`}
            <small>
              {[one.byName ?? doers[one.by] ?? one.by, one.karigarName, one.why]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
