import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { listBookings } from '#contract/customer/list-bookings.ts';
import type { Operation } from '#contract/operation.ts';
import { toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from './call.ts';

/** A change of a booking that is sent once, however often it is pressed, and says what went wrong. */
export function useChange<O extends Operation>(operation: O, done: string, onDone: () => void) {
  const { everyday, refusals } = useWords();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string>();

  const send = async (input: z.input<O['input']>) => {
    setBusy(true);
    setCode(undefined);
    const answer = await call(operation, input);
    setBusy(false);
    if (answer.ok) {
      void queries.invalidateQueries({ queryKey: [listBookings.name] });
      toast(done);
      return onDone();
    }
    setCode(answer.refusal.code);
  };
  const known = code !== undefined && code !== 'internal-error' && code in refusals;
  const said = known ? refusals[code as keyof typeof refusals] : everyday.somethingWentWrong;
  return { busy, code, trouble: code === undefined ? '' : said, send };
}
