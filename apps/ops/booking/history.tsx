import { Panel } from '../shell/panel.tsx';
import { ToldEvent } from '../shell/told-event.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { File } from './file.ts';

/** Everything that has happened, the latest first: what, by whom, how much, and why. */
export function History({ timeline }: { timeline: File['timeline'] }) {
  const { words } = useSpeech();
  return (
    <Panel title={words.ops.timeline} beside={timeline.length}>
      <ol className="o-told">
        {timeline.toReversed().map((one) => (
          <ToldEvent key={one.id} of={one} />
        ))}
      </ol>
    </Panel>
  );
}
