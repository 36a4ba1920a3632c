import { type ReactNode, useState } from 'react';
import { formatRupees } from '#kernel/money.ts';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '../shell/words.tsx';
import { rupeesTyped } from './rupees-typed.ts';
import type { useAct } from './use-act.ts';

/** The Karigar counts the due amount in cash. Another sum is said to differ, and nothing is sent. */
export function useCountedCash(
  acting: ReturnType<typeof useAct>,
  duePaise: number,
): { readonly field: ReactNode; readonly finish: () => Promise<void> } {
  const { visit } = useWords();
  const [counted, setCounted] = useState('');
  return {
    field: (
      <TextField
        label={visit.cashCounted}
        name="cash"
        inputMode="decimal"
        className="num"
        value={counted}
        onValue={(value) => {
          setCounted(value);
          acting.clear();
        }}
      />
    ),
    finish: async () => {
      const cashPaise = rupeesTyped(counted);
      if (cashPaise !== duePaise)
        return acting.say(visit.cashDiffers({ amount: formatRupees(duePaise) }));
      await acting.run('finishWork', { payBy: 'cash', cashPaise });
    },
  };
}
