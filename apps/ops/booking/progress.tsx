import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { File } from './file.ts';

/** How far it is, state by state, and what happens next when nobody does anything. */
export function Progress({ file: { steps, next } }: { file: File }) {
  const { words, lang } = useSpeech();
  const { opsFile: says } = words;
  const moves = says.moves as Readonly<Record<string, string>>;
  return (
    <>
      <Panel title={says.nextByItself}>
        {next ? (
          <p>
            <b>{moves[next.move] ?? next.move}</b>
            <br />
            <span className="t3">{shownAt(next.at, lang)}</span>
          </p>
        ) : (
          <p className="t3">{says.nothingByItself}</p>
        )}
      </Panel>
      <Panel title={says.way}>
        <ol className="o-steps">
          {steps.map((one) => (
            <li
              key={one.name}
              className={one.state}
              aria-current={one.state === 'now' ? 'step' : undefined}
            >
              <span className="dot" aria-hidden="true">
                {one.state === 'done' ? '✓' : ''}
              </span>
              <span>
                {one.state === 'now' ? <b>{says.steps[one.name]}</b> : says.steps[one.name]}
                {one.at && <small>{shownAt(one.at, lang)}</small>}
              </span>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
