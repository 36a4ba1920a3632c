import { useState } from 'react';
import { toast } from '#ui/toast.tsx';
import type { CallRefusal } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { act } from '../api/queue.ts';
import type { QueuedActionName } from '../api/queued-actions.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';

type KarigarActionCommand = {
  readonly busy: boolean;
  readonly error: string | undefined;
  /** The server's refusal, for a screen that can do something about it. */
  readonly refusal: CallRefusal | undefined;
  readonly clear: () => void;
  readonly say: (error: string) => void;
  /** Answers whether it is done, or kept until there is a signal. */
  readonly run: (name: QueuedActionName, fields?: Record<string, unknown>) => Promise<boolean>;
};

/** Performs one action at a visit: without a signal it is kept, and the Karigar is told so. */
export function useAct(visitId: string): KarigarActionCommand {
  const words = useWords();
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<CallRefusal>();
  const [busy, during] = useBusy();
  const run: KarigarActionCommand['run'] = async (name, fields) => {
    let done = false;
    await during(async () => {
      setError(undefined);
      setRefusal(undefined);
      const outcome = await act(name, visitId, fields);
      if (typeof outcome === 'object') {
        setRefusal(outcome);
        return setError(refusalText(outcome, words));
      }
      if (outcome === 'kept') toast(words.visit.kept);
      done = true;
    });
    return done;
  };
  return { busy, error, refusal, clear: () => setError(undefined), say: setError, run };
}
