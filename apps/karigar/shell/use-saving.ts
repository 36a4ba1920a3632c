import { useState } from 'react';
import type * as z from 'zod/mini';
import type { KarigarWork } from '#contract/karigar-work.ts';
import type { Operation } from '#contract/operation.ts';
import { toast } from '#ui/toast.tsx';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { refusalText } from './refusal-text.ts';
import { useWords } from './words.tsx';

/** Saves working hours and reach at once, because they decide what is offered. */
export function useSaving<O extends Operation>(
  operation: O,
  onChanged: (work: KarigarWork) => void,
) {
  const words = useWords();
  const [busy, during] = useBusy();
  const [error, setError] = useState<string>();
  const save = (input: z.input<O['input']>) =>
    during(async () => {
      setError(undefined);
      const answer = await call(operation, input);
      if (!answer.ok) return setError(refusalText(answer.refusal, words));
      toast(words.karigar.saved);
      onChanged((answer.value as { work: KarigarWork }).work);
    });
  return { busy, error, save };
}
