import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Operation, OutputOf } from '#contract/operation.ts';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';

/** Something that is sent once, however often it is pressed, and answers; why not stands in words. */
export function useSending<O extends Operation>(operation: O) {
  const { everyday, refusals } = useWords();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const send = async (input: z.input<O['input']>): Promise<OutputOf<O> | undefined> => {
    setBusy(true);
    setTrouble('');
    const answer = await call(operation, input);
    setBusy(false);
    if (answer.ok) return answer.value;
    const { code, fields } = answer.refusal;
    const known = refusals as Readonly<Record<string, unknown>>;
    const said = known[Object.values(fields ?? {})[0] ?? code];
    const inWords = code !== 'internal-error' && typeof said === 'string';
    setTrouble(inWords ? said : everyday.somethingWentWrong);
    return undefined;
  };
  return { busy, trouble, send, complain: setTrouble };
}
