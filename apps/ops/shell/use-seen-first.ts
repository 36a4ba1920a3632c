import { type FormEvent, useState } from 'react';
import { newId } from '#kernel/ids.ts';
import { type Acting, useAct } from './act.tsx';

type Act<Draft, Consequence> = {
  readonly look: (run: Acting['run'], draft: Draft) => Promise<Consequence | undefined>;
  /** Answers nothing where it was refused. `id` is one name for however many presses. */
  readonly carryOut: (
    run: Acting['run'],
    wish: { readonly id: string; readonly draft: Draft; readonly why: string },
  ) => Promise<unknown>;
};

export type SeenFirst<Consequence> = {
  readonly acting: Acting;
  readonly why: string;
  readonly seen: Consequence | undefined;
  readonly isDone: boolean;
  readonly setWhy: (why: string) => void;
  readonly look: (event: FormEvent) => void;
  readonly carryOut: () => void;
};

/** A draft whose consequence is shown before it can be carried out; a draft that changes must be looked at again. */
export function useSeenFirst<Draft, Consequence>(
  first: () => Draft,
  act: Act<Draft, Consequence>,
): SeenFirst<Consequence> & {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** For what has no part in the consequence. */
  readonly reword: (part: Partial<Draft>) => void;
} {
  const acting = useAct();
  const [draft, setDraft] = useState(first);
  const [why, setWhy] = useState('');
  const [seen, setSeen] = useState<{ readonly id: string; readonly is: Consequence }>();
  const [isDone, setDone] = useState(false);
  const reword = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const change = (part: Partial<Draft>) => {
    reword(part);
    setSeen(undefined);
    setDone(false);
  };
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const is = await act.look(acting.run, draft);
    if (is) setSeen({ id: newId(), is });
  };
  const carryOut = async () => {
    if (!seen || !(await act.carryOut(acting.run, { id: seen.id, draft, why }))) return;
    setDraft(first);
    setWhy('');
    setSeen(undefined);
    setDone(true);
  };
  return {
    ...{ acting, draft, why, seen: seen?.is, isDone, change, reword, setWhy },
    look: (event) => void look(event),
    carryOut: () => void carryOut(),
  };
}
