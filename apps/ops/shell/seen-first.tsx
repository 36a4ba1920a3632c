import type { ReactNode } from 'react';
import { ActNotes, TextField } from './field.tsx';
import { Panel } from './panel.tsx';
import type { SeenFirst } from './use-seen-first.ts';
import { useSpeech } from './words.tsx';

type SeenFirstFormProps<Consequence> = {
  form: SeenFirst<Consequence>;
  says: { title: string; text: string; done: string; look: string };
  /** Nothing to look at, as long as no place is chosen. */
  disabled: boolean;
  /** The words of the button, once the consequence was seen. */
  act: (seen: Consequence) => string;
  /** It cannot be carried out as it was seen; looking again is all that can be pressed. */
  isRefused?: (seen: Consequence) => boolean;
  consequence: (seen: Consequence) => ReactNode;
  children: ReactNode;
};

/** The fields of a draft, why, what it would do, and one button: first to look, then to carry it out. */
export function SeenFirstForm<Consequence>(props: SeenFirstFormProps<Consequence>) {
  const { form, says, disabled, act, consequence, isRefused, children } = props;
  const { acting, why, seen, isDone, setWhy, look, carryOut } = form;
  const { ops } = useSpeech().words;
  const ready = seen !== undefined && !isRefused?.(seen);
  return (
    <Panel title={says.title}>
      <form className="o-field o-seen-first" onSubmit={look}>
        <p className="o-help">{says.text}</p>
        {children}
        <TextField label={ops.why} required maxLength={300} value={why} onType={setWhy} />
        {seen && consequence(seen)}
        <ActNotes acting={acting} />
        {isDone && <p role="status">{says.done}</p>}
        <button
          type={ready ? 'button' : 'submit'}
          key={ready ? 'carry-out' : 'look'}
          className={ready ? 'o-btn go' : 'o-btn'}
          disabled={disabled}
          aria-busy={acting.busy || undefined}
          {...(ready && { onClick: carryOut })}
        >
          {ready ? act(seen) : says.look}
        </button>
      </form>
    </Panel>
  );
}
