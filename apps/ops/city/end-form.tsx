import type { ReactNode } from 'react';
import type { Acting } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { useSpeech } from '../shell/words.tsx';

type End = { name: string; act: () => void };
type EndFormProps = {
  acting: Acting;
  why: string;
  onWhy: (why: string) => void;
  /** At the moment that is asked for. */
  then: End;
  now: End;
  /** Asks for the moment. */
  children: ReactNode;
};

/** The end of something that holds, at another moment or now, with its reason. */
export function EndForm({ acting, why, onWhy, then, now, children }: EndFormProps) {
  const { ops } = useSpeech().words;
  return (
    <form
      className="o-field"
      onSubmit={(event) => {
        event.preventDefault();
        then.act();
      }}
    >
      {children}
      <TextField label={ops.why} required maxLength={300} value={why} onType={onWhy} />
      <ActNotes acting={acting} />
      <div className="city-line">
        <button type="submit" className="o-btn" aria-busy={acting.busy || undefined}>
          {then.name}
        </button>
        <button
          type="button"
          className="o-btn danger"
          aria-busy={acting.busy || undefined}
          onClick={now.act}
        >
          {now.name}
        </button>
      </div>
    </form>
  );
}
