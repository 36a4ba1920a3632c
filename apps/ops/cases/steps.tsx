import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { CaseFileOf } from './file-of.ts';

/** Every step in the order of time: who, what was said, and what became of what went out. */
export function Steps({ steps }: { steps: CaseFileOf['steps'] }) {
  const { words, lang } = useSpeech();
  const { opsCases: says } = words;
  const channels = says.channels as Readonly<Record<string, string>>;
  const states = says.states as Readonly<Record<string, string>>;
  return (
    <Panel title={says.happened} beside={steps.length}>
      <ol className="case-steps">
        {steps.map((one) => (
          <li key={one.id} className={one.who}>
            <span className="row">
              <b>{says.steps[one.step]}</b>
              <span className="sp" />
              <span className="t3">{shownAt(one.at, lang)}</span>
            </span>
            {one.text && <p>{one.text}</p>}
            <small className="t3">
              {[
                one.who === 'ops' ? one.by?.name : says.by[one.who],
                ...one.sent.map(({ channel, state }) =>
                  says.sentBy({
                    channel: channels[channel] ?? channel,
                    state: states[state] ?? state,
                  }),
                ),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
