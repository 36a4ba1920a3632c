import { type FormEvent, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { Operation, OutputOf } from '#contract/operation.ts';
import { type CallRefusal, call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { readAnew } from '../api/reading.ts';
import { ActNotes, TextField } from './field.tsx';
import { refusalText } from './refusal-text.ts';
import { SecondFactor } from './second-factor.tsx';
import { useSpeech } from './words.tsx';

export type Acting = {
  readonly error: string | undefined;
  /** The refusal's name, for screens that ask for what was missing. */
  readonly code: string | undefined;
  /** The codes of the fields that were wrong, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly busy: boolean;
  /** With what it says beside its name. */
  readonly refusal: CallRefusal | undefined;
  /** Forgets the last refusal, and the act that waits for the second factor. */
  readonly clear: () => void;
  /** The server wants the second factor again: shown, the act is done. */
  readonly again: ReactNode;
  run<O extends Operation>(
    operation: O,
    input: z.input<O['input']>,
  ): Promise<OutputOf<O> | undefined>;
};

/** One act of the contract: its refusal in words, the second factor where it is wanted, and the screen read anew. */
export function useAct(): Acting {
  const { words } = useSpeech();
  const [refused, setRefused] = useState<{ refusal: CallRefusal; text: string }>();
  const [wanted, setWanted] = useState<() => void>();
  const [busy, during] = useBusy();
  // Answers whoever asked also when the second factor was shown in between: once, at the end.
  const run: Acting['run'] = (operation, input) =>
    new Promise((resolve) => {
      const attempt = () =>
        during(async () => {
          const answer = await call(operation, input);
          if (!answer.ok && answer.refusal.code === 'second-factor-again') {
            setRefused(undefined);
            setWanted(() => () => void attempt());
            return;
          }
          setWanted(undefined);
          setRefused(
            answer.ok
              ? undefined
              : { refusal: answer.refusal, text: refusalText(answer.refusal, words) },
          );
          if (answer.ok) await readAnew();
          resolve(answer.ok ? answer.value : undefined);
        });
      void attempt();
    });
  const again = wanted && (
    <div className="o-note o-again">
      <SecondFactor onShown={wanted} />
    </div>
  );
  return {
    ...{ error: refused?.text, refusal: refused?.refusal, code: refused?.refusal.code },
    fields: refused?.refusal.fields ?? {},
    ...{ busy, again, run },
    clear: () => {
      setRefused(undefined);
      setWanted(undefined);
    },
  };
}

/** An act with its reason: what it is called, what it does, what else it has to know, and why it is done. */
export function ActForm(props: {
  title: string;
  text: string;
  button: string;
  danger?: boolean;
  children?: ReactNode;
  onAct: (why: string, acting: Acting) => Promise<unknown>;
}) {
  const { words } = useSpeech();
  const acting = useAct();
  const [why, setWhy] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void props.onAct(why, acting).then((done) => done !== undefined && setWhy(''));
  };
  return (
    <form className="o-field" onSubmit={submit}>
      <b>{props.title}</b>
      <p className="o-help">{props.text}</p>
      {props.children}
      <TextField label={words.ops.why} value={why} maxLength={300} onType={setWhy} />
      <ActNotes acting={acting} />
      <button
        type="submit"
        className={props.danger ? 'o-btn danger' : 'o-btn go'}
        aria-busy={acting.busy || undefined}
      >
        {props.button}
      </button>
    </form>
  );
}
