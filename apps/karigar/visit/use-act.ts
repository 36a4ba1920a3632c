import { useState } from 'react';
import { toast } from '#ui/toast.tsx';
import { useBusy } from '../../browser/use-busy.ts';
import type { DeedName } from '../api/deeds.ts';
import { act } from '../api/queue.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';

type Acting = {
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly clear: () => void;
  readonly say: (error: string) => void;
  /** Answers whether it is done, or kept until there is a signal. */
  readonly run: (name: DeedName, fields?: Record<string, unknown>) => Promise<boolean>;
};

/** Doing one thing at a visit: where there is no signal it is kept, and he is told so. */
export function useAct(visitId: string): Acting {
  const words = useWords();
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const run: Acting['run'] = async (name, fields) => {
    let done = false;
    await during(async () => {
      setError(undefined);
      const outcome = await act(name, visitId, fields);
      if (typeof outcome === 'object') return setError(refusalText(outcome, words));
      if (outcome === 'kept') toast(words.visit.kept);
      done = true;
    });
    return done;
  };
  return { busy, error, clear: () => setError(undefined), say: setError, run };
}
