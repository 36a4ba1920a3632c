import type { ReactNode } from 'react';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { SeenFirst } from './use-seen-first.ts';

type SeenFirstFormProps<Consequence> = {
  form: SeenFirst<Consequence>;
  says: { title: string; text: string; done: string; look: string };
  /** Nothing to look at, as long as no place is chosen. */
  disabled: boolean;
  /** The words of the button, once the consequence was seen. */
  act: (seen: Consequence) => string;
  consequence: (seen: Consequence) => ReactNode;
  children: ReactNode;
};

/** The fields of a draft, why, what it would do, and one button: first to look, then to carry it out. */
export function SeenFirstForm<Consequence>(props: SeenFirstFormProps<Consequence>) {
  const { form, says, disabled, act, consequence, children } = props;
  const { acting, why, seen, isDone, setWhy, look, carryOut } = form;
  const { ops } = useSpeech().words;
  return (
    <Panel title={says.title}>
      <form className="o-field city-form" onSubmit={look}>
        <p className="o-help">{says.text}</p>
        {children}
        <TextField label={ops.why} required maxLength={300} value={why} onType={setWhy} />
        {seen && consequence(seen)}
        <ActNotes acting={acting} />
        {isDone && <p role="status">{says.done}</p>}
        <button
          type={seen ? 'button' : 'submit'}
          key={seen ? 'carry-out' : 'look'}
          className={seen ? 'o-btn go' : 'o-btn'}
          disabled={disabled}
          aria-busy={acting.busy || undefined}
          {...(seen && { onClick: carryOut })}
        >
          {seen ? act(seen) : says.look}
        </button>
      </form>
    </Panel>
  );
}
