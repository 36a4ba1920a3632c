import type { readMe } from '#contract/applicant/read-me.ts';
import type { OutputOf } from '#contract/operation.ts';
import { shownMoment } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';

type Application = NonNullable<OutputOf<typeof readMe>['application']>;

const WAY = ['applied', 'documents', 'checked', 'active'] as const;

/** The four steps, the current one marked. */
export function StageList({ at }: { at: number }) {
  const { join } = useSpeech().words.work;
  return (
    <ol className="k-stages">
      {WAY.map((one, index) => (
        <li
          key={one}
          className={index < at ? 'past' : ''}
          aria-current={index === at ? 'step' : undefined}
        >
          {join.states[one]}
        </li>
      ))}
    </ol>
  );
}

/** The four steps, our sentence to the applicant, and everything that has happened. */
export function Stages({ application }: { application: Application }) {
  const { words, lang } = useSpeech();
  const { join } = words.work;
  const { state, reason, steps } = application;
  const at = (WAY as readonly string[]).indexOf(state);
  return (
    <>
      <section className={state === 'refused' ? 'k-card bad' : 'k-card now'}>
        {at >= 0 && <StageList at={at} />}
        {at < 0 && <h2>{join.states[state]}</h2>}
        <p role="status">{join.stateText[state]}</p>
        {reason && (
          <p>
            <b>{join.reason}:</b> {reason}
          </p>
        )}
      </section>
      <details className="k-card">
        <summary>{join.steps}</summary>
        <ul className="k-list">
          {steps.map((step) => (
            <li key={`${step.at} ${step.state}`}>
              <b>{join.states[step.state]}</b>{' '}
              <span className="k-note">{shownMoment(step.at, lang)}</span>
              {step.reason && <span className="k-note"> · {step.reason}</span>}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
